import { singleText } from '../shared/single-text.ts';

export const hiddenInputs = singleText;
