import { describe, expect, test } from 'vitest';
import { readPaste } from './read-paste.ts';
import { addLines, changeLine, decodeList, encodeList, type RequestList, requestLimits } from './request-list.ts';

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
  ])('reads %j', (text, line) => {
    expect(readPaste(text, (whole) => whole === 'SN 3040')).toEqual([line]);
  });

  test('has a line for each line of a spreadsheet of any system, without empty ones', () => {
    expect(readPaste('A\t1\r\n\r\nB\t2\rC\t3\n').map(({ number }) => number)).toEqual(['A', 'B', 'C']);
  });
});

describe('a change', () => {
  const two = addLines(one, [{ number: 'B' }]).list;

  test.each<[string, string, unknown[]]>([
    ['5', 'new', [{ ...one.lines[0], quantity: 5, note: 'new' }, two.lines[1]]],
    ['0', '', [two.lines[1]]],
    ['x', 'new', [{ ...one.lines[0], note: 'new' }, two.lines[1]]],
  ])('to the quantity %j', (quantity, note, lines) => {
    expect(changeLine(two, 0, quantity, note).lines).toEqual(lines);
  });

  test('of a line that is gone changes nothing', () => {
    expect(changeLine(two, 7, '5', '')).toBe(two);
    expect(changeLine(two, Number.NaN, '0', '')).toBe(two);
  });
});
