import { runScript } from './bootstrap.mjs';

await runScript('mutate');
