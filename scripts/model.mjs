import { runScript } from './bootstrap.mjs';

await runScript('model');
