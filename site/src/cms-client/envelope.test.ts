import { expect, test } from 'vitest';
import { mainNode, readEnvelope, readErrors } from './envelope.ts';
import { unknownNames } from './unknown-names.ts';

test.each([
  [
    'an error with its code',
    { message: 'No.', extensions: { code: 'FORBIDDEN' } },
    { message: 'No.', code: 'FORBIDDEN' },
  ],
  [
    'an error whose code is not a string',
    { message: 'No.', extensions: { code: 7 } },
    { message: 'No.', code: undefined },
  ],
  ['an error without a message', { extensions: null }, { message: 'unknown error', code: undefined }],
  ['an error that is a string', 'No.', { message: 'No.', code: undefined }],
  ['an error that is null', null, { message: 'null', code: undefined }],
  [
    'an error that WordPress escaped for a page',
    { message: '&lt;b&gt; &amp;lt; &quot;x&quot; &#039;y&#039; &copy;' },
    { message: '<b> &lt; "x" \'y\' &copy;', code: undefined },
  ],
])('reads %s', (_what, entry, expected) => {
  expect(readErrors({ errors: [entry] })).toEqual([expected]);
});

test.each([[null], ['text'], [[]], [{}], [{ errors: 'No.' }]])('finds no errors in a response like %j', (body) => {
  expect(readErrors(body)).toEqual([]);
});

test('reads the data of a response with the errors beside it, if any', () => {
  expect(readEnvelope('GetTitle', { data: { a: 1 } })).toEqual({ data: { a: 1 }, errors: [] });
  const errors = [{ message: 'No.', code: undefined }];
  expect(readEnvelope('GetTitle', { data: {}, errors: ['No.'], extensions: { debug: [] } })).toEqual({
    data: {},
    errors,
  });
});

test.each([
  ['a list', [], 'CmsResponseError'],
  ['a text', 'x', 'CmsResponseError'],
  ['errors that are not a list', { data: {}, errors: 'No.' }, 'CmsResponseError'],
  ['neither data nor errors', { data: null }, 'CmsResponseError'],
  ['an empty list of errors', { errors: [] }, 'CmsResponseError'],
  ['errors alone', { data: null, errors: ['No.'] }, 'CmsQueryError'],
])('rejects %s', (_what, body, name) => {
  expect(() => readEnvelope('GetTitle', body)).toThrow(expect.objectContaining({ name }));
});

const pickNode = ({ node }: { node: string | null }) => node;
const oneError = [{ message: 'No.', code: undefined }];

test('the node of a page is found despite errors elsewhere, and missing only in a response without errors', () => {
  expect(mainNode('GetTitle', { data: { node: 'a' }, errors: oneError }, pickNode)).toBe('a');
  expect(mainNode('GetTitle', { data: { node: null }, errors: [] }, pickNode)).toBeUndefined();
  expect(() => mainNode('GetTitle', { data: { node: null }, errors: oneError }, pickNode)).toThrow(
    expect.objectContaining({ name: 'CmsQueryError' }),
  );
});

test('reads from errors which names a CMS does not know', () => {
  const errors = [
    'Cannot query field "pump" on type "Page". Did you mean "page"?',
    'Unknown type "Project".',
    'Internal server error',
  ].map((message) => ({ message, code: undefined }));
  expect(unknownNames(errors)).toEqual([{ type: 'Page', field: 'pump' }, { type: 'Project' }]);
});
