import { runScript } from '../../scripts/bootstrap.mjs';

await runScript('../demo/tools/screenshots');
