// Starts the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { learn } from './i18n/index.js';
import { app } from './lib/app.svelte.js';
import { prefs } from './lib/prefs.svelte.js';
import './theme.css';
import './bar/acts.css';

prefs.apply();
// A language that cannot be fetched is no reason to show nothing.
void learn(prefs.language)
  .catch(() => prefs.speak('en'))
  .then(() => {
    mount(App, { target: document.body });
    void app.start();
  });
