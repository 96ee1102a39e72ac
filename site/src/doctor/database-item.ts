import { bad, type Finding, good } from './finding.ts';
import type { Seen } from './seen.ts';

/** Whether the store of the leads answers. */
export function database({ database: seen }: Seen): Finding {
  switch (seen.kind) {
    case 'none':
      return good('none: leads are in a file of DATA_DIR');
    case 'answers':
      return good(`${seen.name} answers`);
    case 'fails':
      return bad(`${seen.name} fails: ${seen.why}`, 'Start it, or correct DATABASE_URL. Until then, forms answer 503.');
  }
}
