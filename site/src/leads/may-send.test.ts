import { expect, test } from 'vitest';
import type { Sent } from './lead.ts';
import { maySend, type WhenUnsure } from './may-send.ts';

type Row = [what: string, sent: Sent | null, honorsKeys: boolean, whenUnsure: WhenUnsure];

test.each<Row>([
  ['was never sent to a CMS that does not honor keys', null, false, 'hold'],
  ['was never sent to a CMS that honors keys', null, true, 'hold'],
  ['was sent with a key to a CMS that honors keys', 'keyed', true, 'hold'],
  ['was sent with a key and may be sent twice', 'keyed', false, 'repeat'],
  ['was sent without a key and may be sent twice', 'unkeyed', false, 'repeat'],
])('a lead that %s may be sent', (_what, sent, honorsKeys, whenUnsure) => {
  expect(maySend(sent, honorsKeys, whenUnsure)).toBe(true);
});

test.each<Row>([
  ['was sent with a key to a CMS that no longer honors keys', 'keyed', false, 'hold'],
  ['was sent without a key to a CMS that honors keys now', 'unkeyed', true, 'hold'],
  ['was sent without a key to a CMS that does not honor keys', 'unkeyed', false, 'hold'],
])('a lead that %s may not be sent again', (_what, sent, honorsKeys, whenUnsure) => {
  expect(maySend(sent, honorsKeys, whenUnsure)).toBe(false);
});
