// npm run screens: the picture book, made by the same rooms and people as the browser tests.
import { mergeConfig } from 'vitest/config';
import e2e from './vitest.e2e.config.js';

const config = mergeConfig(e2e, { test: { testTimeout: 3_600_000, reporters: ['verbose'] } });
config.test.include = ['screens/**/*.screens.ts'];
export default config;
