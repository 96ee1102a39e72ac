import { expect, test } from 'vitest';
import { searchNote } from './search-note.ts';

test.each([
  [0, { hasNext: false, isContinued: false }, 'No results'],
  [1, { hasNext: false, isContinued: false }, '1 result'],
  [4, { hasNext: false, isContinued: false }, '4 results'],
  [9, { hasNext: true, isContinued: false }, 'First 9 results'],
  [9, { hasNext: true, isContinued: true }, '9 more'],
  [0, { hasNext: false, isContinued: true }, 'No more results'],
])('the note for %j results, %j, is %j', (shown, page, note) => {
  expect(searchNote(shown, page)).toBe(note);
});
