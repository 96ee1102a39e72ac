import { singleText } from '../shared/single-text.ts';

export const websiteInputs = singleText;
