import { outOfReach } from '../shared/no-value.ts';

export const unsupportedRules = outOfReach;
