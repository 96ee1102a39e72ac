import { expect, test } from 'vitest';
import { requireEditors } from './editor-access.ts';
import { editorsOf } from './testing/editors.ts';

test('a page for editors gets what the server gives it', () => {
  const { editors } = editorsOf();
  expect(requireEditors({ editors })).toBe(editors);
});

test('a page that is not in the list of routes for editors says so', () => {
  expect(() => requireEditors({})).toThrow('This path is not in the list of routes for editors.');
});
