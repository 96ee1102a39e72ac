import { expect, test } from 'vitest';
import { files } from './files-item.ts';
import type { FormSeen, PluginStatus, Seen } from './seen.ts';
import { unknownToWordPress } from './wordpress-file-types.ts';

const plugin: PluginStatus = { versions: {}, siteUrl: '', hasRevisions: true, message: null, toDo: [] };
const one = { extensions: ['dwg', 'step'], isMultiple: false };
const several = { extensions: ['dwg', 'bin'], isMultiple: true };
const forms = [
  { id: 5, title: 'Drawings', unsupported: [], files: 'optional', unknownTypes: [one, several] },
  { id: 6, title: 'Contact', unsupported: [], files: 'none', unknownTypes: [] },
] satisfies FormSeen[];

/** What the item goes by; the rest of what the doctor sees does not matter to it. */
function decide(seen: Partial<Pick<Seen, 'forms' | 'plugin' | 'hasRestKeys' | 'takesFiles'>>) {
  const {
    state,
    sees,
    fix = '',
  } = files({ forms, plugin: undefined, hasRestKeys: false, takesFiles: true, ...seen } as Seen);
  return { state, words: `${sees}. ${fix}` };
}

test.each([
  [
    'through GraphQL, fields for one file',
    { hasRestKeys: false },
    /refuses: "Drawings" \(5\): dwg, step\. Install the plugin/,
  ],
  ['through REST, all fields', { hasRestKeys: true }, /"Drawings" \(5\): dwg, step, bin\. Install the plugin/],
])('types of file that WordPress does not know are refused: %s', (_case, seen, words) => {
  expect(decide(seen)).toEqual({ state: 'less', words: expect.stringMatching(words) });
});

test.each([
  ['REST', true],
  ['GraphQL', false],
])('WordPress with the plugin takes types of file that it does not know through %s', (_way, hasRestKeys) => {
  expect(decide({ hasRestKeys, plugin }).state).toBe('good');
});

test('WordPress takes types of file that it does not know through GraphQL in fields for several files', () => {
  const multiple = [
    { id: 5, title: 'Drawings', unsupported: [], files: 'optional', unknownTypes: [several] } satisfies FormSeen,
  ];
  expect(decide({ forms: multiple }).state).toBe('good');
});

test.each([
  ['optional', 'less'],
  ['required', 'bad'],
] as const)('without a way for files, the doctor names each form with an %s file field', (files, state) => {
  const seen = [{ id: 5, title: 'Drawings', unsupported: [], files, unknownTypes: [] }];
  const words = expect.stringMatching(
    /takes no files.*email address.*"Drawings" \(5\)\. Install and activate WPGraphQL Upload/,
  );
  expect(decide({ forms: seen, takesFiles: false, plugin })).toEqual({ state, words });
  expect(decide({ forms: seen, takesFiles: false, plugin, hasRestKeys: true }).state).toBe('good');
});

test('without a response about forms, nothing is known about their files', () => {
  expect(decide({ forms: 'no response within 30 s' }).state).toBe('unknown');
});

test('the extensions whose type WordPress does not know are picked from a list', () => {
  expect(unknownToWordPress(['pdf', 'jpg', 'dwg', '7z', 'step', 'svg'])).toEqual(['dwg', 'step', 'svg']);
});
