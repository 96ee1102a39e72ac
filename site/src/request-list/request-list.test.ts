import { describe, expect, test } from 'vitest';
import { readPaste } from './read-paste.ts';
import { readRequestCookie, requestCookie, sentCookie } from './request-cookie.ts';
import {
  addLines,
  changeLines,
  decodeList,
  encodeList,
  type LineChange,
  lineKey,
  type RequestLine,
  type RequestList,
  requestLimits,
} from './request-list.ts';

const none: RequestList = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', lines: [] };
const one = addLines(none, [{ number: 'SN-3040', quantity: '2', note: '60 gpm at 50 ft' }]).list;

describe('the list in its cookie', () => {
  test.each(['SN-3040', 'a~b!c;d,e"f\\g %h', 'Ø½ 泵 💧', "it's (new)*", '=1+1', '<b>x</b>'])(
    'carries %j as number and note, in characters that cookies may have',
    (text) => {
      const { list } = addLines(none, [{ number: text, quantity: '3', note: text }]);
      const cookie = encodeList(list);
      expect(cookie).toMatch(/^[\w.%!~-]+$/);
      expect(decodeList(cookie)).toEqual(list);
      expect(list.lines[0]).toMatchObject({ number: text, note: text, quantity: 3 });
    },
  );

  test.each(['', 'x', '0f8fad5b', `${'0'.repeat(31)}Z`, `${'0'.repeat(32)}!${'a'.repeat(4_000)}`, 'constructor'])(
    'is no list as %j',
    (text) => {
      expect(decodeList(text)).toBeUndefined();
    },
  );

  test('is no list once it was sent, and another one after a change is', () => {
    const sent = sentCookie(one.id, true).split(';')[0];
    const held = (list: RequestList) => readRequestCookie(`${requestCookie(list, true).split(';')[0]}; ${sent}`);
    expect(held(one)).toBeUndefined();
    expect(held({ ...one, id: 'f8e0a2c4-0b1d-4c8e-9a53-3f1f6f3b7d21' })?.lines).toEqual(one.lines);
  });

  test('loses a damaged line and keeps the others', () => {
    const cookie = `${encodeList(one)}!%E0%A4~1~!A~0~!B~99999~!~3~!C~1~%00x`;
    expect(decodeList(cookie)?.lines).toEqual([...one.lines, { number: 'C', quantity: 1, note: 'x' }]);
  });
});

describe('what a visitor adds', () => {
  test('more of a line with the same note is its quantity; another note is a line of its own', () => {
    const { list } = addLines(one, [
      { number: 'SN-3040', quantity: '3', note: '60 gpm at 50 ft' },
      { number: 'SN-3040', note: 'spare' },
    ]);
    expect(list.lines.map(({ quantity, note }) => [quantity, note])).toEqual([
      [5, '60 gpm at 50 ft'],
      [1, 'spare'],
    ]);
  });

  test.each(['0', '-1', '1.5', '10000', '1e3', '', 'two'])('a quantity of %j is refused in words', (quantity) => {
    const added = addLines(one, [{ number: 'A', quantity }]);
    expect(added.list).toEqual(one);
    expect(added.refused).toMatchObject([{ reason: 'quantity' }]);
  });

  test('a quantity does not exceed 9,999 by adding, either', () => {
    const { list } = addLines(none, [{ number: 'A', quantity: '9999' }]);
    expect(addLines(list, [{ number: 'A' }]).refused).toEqual([{ text: 'A 1', reason: 'quantity' }]);
  });

  test('a line without a number is refused, and a long note is cut off after 60 characters', () => {
    const added = addLines(none, [{ number: ' \u0000\n' }, { number: 'A', note: '💧'.repeat(61) }]);
    expect(added.refused).toMatchObject([{ reason: 'no-number' }]);
    expect(added.shortened).toBe(1);
    expect([...(added.list.lines[0]?.note ?? '')]).toHaveLength(60);
  });

  test('of 60 pasted lines, 50 stay and 10 are named', () => {
    const text = Array.from({ length: 60 }, (_, at) => `SN-${1000 + at} ${at + 1}`).join('\n');
    const added = addLines(none, readPaste(text));
    expect(added.list.lines).toHaveLength(50);
    expect(added.refused).toHaveLength(10);
    expect(added.refused[0]).toEqual({ text: 'SN-1050 51', reason: 'full' });
  });

  test('what does not fit the cookie is named, whatever letters it has, and a shorter line after it fits', () => {
    const long = Array.from({ length: 20 }, (_, at) => ({ number: `${'泵'.repeat(40)}${at}`, note: '泵'.repeat(60) }));
    const added = addLines(none, [...long, { number: 'A' }]);
    expect(added.refused.length).toBeGreaterThan(10);
    expect(added.refused.every(({ reason }) => reason === 'long')).toBe(true);
    expect(added.list.lines.at(-1)).toMatchObject({ number: 'A' });
    expect(encodeList(added.list).length).toBeLessThanOrEqual(requestLimits.bytes);
    expect(decodeList(encodeList(added.list))).toEqual(added.list);
  });
});

describe('a paste', () => {
  test.each([
    ['SN-3040 2', { number: 'SN-3040', quantity: '2' }],
    ['  SN-3040   2 ', { number: 'SN-3040', quantity: '2' }],
    ['SN-3040', { number: 'SN-3040' }],
    ['3 x SN-3040', { number: 'SN-3040', quantity: '3' }],
    ['3 × Seal kit 12', { number: 'Seal kit 12', quantity: '3' }],
    ['3040', { number: '3040' }],
    ['SN-3040\t2', { number: 'SN-3040', quantity: '2', note: '' }],
    ['SN-3040\tSeal kit\t2\tspare', { number: 'SN-3040', quantity: '2', note: 'Seal kit spare' }],
    ['SN-3040\t\t', { number: 'SN-3040', quantity: undefined, note: '' }],
    ['SN 3040', { number: 'SN 3040' }],
    ['SN 40550123', { number: 'SN 40550123' }],
    ['SN-3040, 12', { number: 'SN-3040', quantity: '12' }],
    ['SN-3040 x 12', { number: 'SN-3040', quantity: '12' }],
    ['SN-3040 1,000', { number: 'SN-3040', quantity: '1000' }],
    ['SN-3040 12 pcs', { number: 'SN-3040', quantity: '12' }],
    ['SN-3040 12.5', { number: 'SN-3040 12.5' }],
    ['SN-3040\tSeal kit\t1,000', { number: 'SN-3040', quantity: '1000', note: 'Seal kit' }],
    ['SN-3040\t12.00\t3.50', { number: 'SN-3040', quantity: '12', note: '3.50' }],
    ['SN-3040\t12 ea.\tfor 60 gpm', { number: 'SN-3040', quantity: '12', note: 'for 60 gpm' }],
    ['SN-3040\tpo 7\t4500012345', { number: 'SN-3040', quantity: undefined, note: 'po 7 4500012345' }],
    ['12\tSN 3040\tspare', { number: 'SN 3040', quantity: '12', note: 'spare' }],
    ['12\tSN-3041', { number: '12', quantity: undefined, note: 'SN-3041' }],
  ])('reads %j', (text, line) => {
    expect(readPaste(text, (whole) => whole === 'SN 3040')).toEqual([line]);
  });

  test.each(['-5', '2.5', '1.000', '0', '12,345,678'])('a quantity of %s in a cell is refused in words', (quantity) => {
    const { list, refused } = addLines(none, readPaste(`SN-3040\tSeal kit\t${quantity}`));
    expect([list.lines, refused.map(({ reason }) => reason)]).toEqual([[], ['quantity']]);
  });

  test('has a line for each line of a spreadsheet of any system, without empty ones', () => {
    expect(readPaste('A\t1\r\n\r\nB\t2\rC\t3\n').map(({ number }) => number)).toEqual(['A', 'B', 'C']);
  });
});

describe('a change', () => {
  const two = addLines(one, [{ number: 'B' }]).list;
  const [first, second] = two.lines;
  const change = (line: RequestLine | undefined, quantity: string, note = ''): LineChange => ({
    key: line ? lineKey(line) : 'C~',
    quantity,
    note,
  });

  test('has the quantity and the note that a visitor entered, and 0 removes a line', () => {
    const { list, refused } = changeLines(two, [change(first, '0'), change(second, ' 5 ', 'new')]);
    expect([list, refused]).toEqual([{ ...two, lines: [{ number: 'B', quantity: 5, note: 'new' }] }, []]);
  });

  test.each(['1,000', '2.5', '10 pcs', '10000', ''])('to the quantity %j is refused in words', (quantity) => {
    const { list, refused } = changeLines(two, [change(first, quantity, 'new'), change(second, '7')]);
    expect(list.lines).toEqual([
      { ...first, note: 'new' },
      { ...second, quantity: 7 },
    ]);
    expect(refused).toEqual([{ text: `SN-3040 ${quantity} new`.replace('  ', ' '), reason: 'quantity' }]);
  });

  test('of a line that another window has changed or removed is named, and no other line gets it', () => {
    const { list, refused } = changeLines(two, [change(undefined, '30', 'for C'), change(second, '1')]);
    expect([list, refused]).toEqual([two, [{ text: 'C 30 for C', reason: 'gone' }]]);
  });

  test('reads no more lines than a list can have', () => {
    expect(changeLines(two, Array(60).fill(change(undefined, '1'))).refused).toHaveLength(50);
  });

  test('that makes two lines the same leaves one with both quantities', () => {
    const { list } = addLines(two, [{ number: 'B', quantity: '3', note: 'spare' }]);
    expect(changeLines(list, [change(second, '1', 'spare')]).list.lines).toEqual([
      first,
      { number: 'B', quantity: 4, note: 'spare' },
    ]);
  });

  test('of a note that is too long for the list keeps the old note and the new quantity, and is named', () => {
    const { list } = addLines(
      none,
      Array.from({ length: 30 }, (_, at) => ({ number: `SN-${at}` })),
    );
    const changed = changeLines(
      list,
      list.lines.map((line) => change(line, '7', 'é'.repeat(70))),
    );
    expect(changed.list.lines.map(({ quantity }) => quantity)).toEqual(Array(30).fill(7));
    expect(changed.refused.every(({ reason }) => reason === 'long')).toBe(true);
    expect(changed.shortened + changed.refused.length).toBe(30);
    expect(changed.list.lines.filter(({ note }) => note === '')).toHaveLength(changed.refused.length);
    expect(decodeList(encodeList(changed.list))).toEqual(changed.list);
  });
});
