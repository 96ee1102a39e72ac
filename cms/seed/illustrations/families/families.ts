import type { ProductFamily } from '../../model.ts';
import type { Family } from './family.ts';
import { submersibleNonClog } from './submersible-non-clog.ts';

/** Every product family's drawings. */
export const families = {
  'submersible-non-clog': submersibleNonClog,
  grinder: submersibleNonClog,
  'self-priming': submersibleNonClog,
  'lift-station': submersibleNonClog,
  'vertical-turbine': submersibleNonClog,
  'split-case': submersibleNonClog,
  'booster-set': submersibleNonClog,
  slurry: submersibleNonClog,
  dewatering: submersibleNonClog,
} as const satisfies Record<ProductFamily, Family>;
