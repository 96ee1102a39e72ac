import type { ProductFamily } from '../../model.ts';
import { dewatering } from './dewatering.ts';
import type { Family } from './family.ts';
import { grinder } from './grinder.ts';
import { slurry } from './slurry.ts';
import { submersibleNonClog } from './submersible-non-clog.ts';

/** Every product family's drawings. */
export const families = {
  'submersible-non-clog': submersibleNonClog,
  grinder,
  'self-priming': submersibleNonClog,
  'lift-station': submersibleNonClog,
  'vertical-turbine': submersibleNonClog,
  'split-case': submersibleNonClog,
  'booster-set': submersibleNonClog,
  slurry,
  dewatering,
} as const satisfies Record<ProductFamily, Family>;
