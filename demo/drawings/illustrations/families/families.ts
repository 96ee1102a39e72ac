import type { ProductFamily } from '../../../content/product-model.ts';
import { boosterSet } from './booster-set.ts';
import { dewatering } from './dewatering.ts';
import type { Family } from './family.ts';
import { grinder } from './grinder.ts';
import { liftStation } from './lift-station.ts';
import { selfPriming } from './self-priming.ts';
import { slurry } from './slurry.ts';
import { splitCase } from './split-case.ts';
import { submersibleNonClog } from './submersible-non-clog.ts';
import { verticalTurbine } from './vertical-turbine.ts';

/** Every product family's drawings. */
export const families = {
  'submersible-non-clog': submersibleNonClog,
  grinder,
  'self-priming': selfPriming,
  'lift-station': liftStation,
  'vertical-turbine': verticalTurbine,
  'split-case': splitCase,
  'booster-set': boosterSet,
  slurry,
  dewatering,
} as const satisfies Record<ProductFamily, Family>;
