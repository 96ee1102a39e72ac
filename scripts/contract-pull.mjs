import { runScript } from './bootstrap.mjs';

await runScript('contract-pull');
