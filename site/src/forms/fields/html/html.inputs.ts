import { noValue } from '../shared/no-value.ts';

export const htmlInputs = noValue;
