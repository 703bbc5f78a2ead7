// Starts the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './lib/app.svelte.js';
import { prefs } from './lib/prefs.svelte.js';
import './theme.css';

prefs.apply();
mount(App, { target: document.body });
void app.start();
