import type { SpecificationRow } from './product-model.ts';
import { length } from './units.ts';

/** Energy figures by product code; the impellers are as large as head and speed want them. */
export const energyRows: Readonly<Record<string, readonly SpecificationRow[]>> = {
  'SC-6180': [
    { label: 'PEI', us: '0.95' },
    { label: 'Impeller diameter', ...length(13.875) },
  ],
  'SC-8140': [
    { label: 'PEI', us: '0.91' },
    { label: 'Impeller diameter', ...length(12.25) },
  ],
  'BS-3600': [{ label: 'MEI', us: '≥ 0.70' }],
};
