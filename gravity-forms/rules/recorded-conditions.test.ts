import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ConditionalRule } from '../definition/conditional-logic.ts';
import { ruleFields } from '../submission/form-rules.ts';
import { comparedValues, isShown } from './conditions.ts';

interface RecordedCase {
  type: 'TEXT' | 'NUMBER';
  posted: string;
  /** A digit for each operator and text. */
  shown: string;
}

/** Verdicts of the server of a Gravity Forms 2.10.2 on a single rule. */
const recorded: { operators: ConditionalRule['operator'][]; targets: string[]; cases: RecordedCase[] } = JSON.parse(
  readFileSync(new URL('../../contract/wordpress/forms/conditions.json', import.meta.url), 'utf8'),
);

test.each(recorded.cases)(
  'a rule about a $type with $posted decides as in Gravity Forms',
  ({ type, posted, shown }) => {
    const fields = ruleFields({ id: 1, title: '', fields: [{ type, id: 1 }], confirmations: [] });
    const compared = comparedValues(fields, new Map([['1', posted]]));
    const verdicts = recorded.operators.flatMap((operator) =>
      recorded.targets.map((value) => {
        const rules = [{ fieldId: 1, operator, value }];
        return [operator, value, isShown({ actionType: 'SHOW', logicType: 'ALL', rules }, compared)] as const;
      }),
    );
    expect(verdicts.filter(([, , isOurs], at) => isOurs !== (shown[at] === '1'))).toEqual([]);
  },
);
