import { runScript } from './bootstrap.mjs';

await runScript('leads');
