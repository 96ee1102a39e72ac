import { expect, test } from 'vitest';
import { submittingLabel } from './form-buttons.tsx';

test.each([
  ['Submit', 'Submitting...'],
  ['Send', 'Sending...'],
  ['Send the report', 'Sending...'],
  ['Submit request', 'Sending...'],
  ['Absenden', 'Sending...'],
])('while it is being sent, the button %s says %s', (text, expected) => {
  expect(submittingLabel(text)).toBe(expected);
});
