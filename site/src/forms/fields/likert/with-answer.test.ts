import { expect, test } from 'vitest';
import { withAnswer } from './with-answer.ts';

const friendly = { inputId: 1.1, value: 'friendly:yes' };
const quick = { inputId: 1.2, value: 'quick:yes' };
const notQuick = { inputId: 1.2, value: 'quick:no' };

test.each([
  ['joins the answers to other statements', [friendly], quick, [friendly, quick]],
  ['replaces the earlier answer to its statement', [friendly, quick], notQuick, [friendly, notQuick]],
])('an answer to a statement %s', (_what, answers, answer, after) => {
  expect(withAnswer(answers, answer)).toEqual(after);
});
