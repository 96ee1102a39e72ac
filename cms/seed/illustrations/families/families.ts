import type { ProductFamily } from '../../model.ts';
import { dewatering } from './dewatering.ts';
import type { Family } from './family.ts';
import { grinder } from './grinder.ts';
import { selfPriming } from './self-priming.ts';
import { slurry } from './slurry.ts';
import { splitCase } from './split-case.ts';
import { submersibleNonClog } from './submersible-non-clog.ts';

/** Every product family's drawings. */
export const families = {
  'submersible-non-clog': submersibleNonClog,
  grinder,
  'self-priming': selfPriming,
  'lift-station': submersibleNonClog,
  'vertical-turbine': submersibleNonClog,
  'split-case': splitCase,
  'booster-set': submersibleNonClog,
  slurry,
  dewatering,
} as const satisfies Record<ProductFamily, Family>;
