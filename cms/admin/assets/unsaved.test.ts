import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(join(import.meta.dirname, 'unsaved.js'), 'utf8');
const [content, note, search] = [{ method: 'post' }, { method: 'post' }, { method: 'get' }];

/** Whether the browser asks before the page is left, after these events. */
function asks(...events: readonly [type: string, event: object][]): boolean {
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(script, {
    addEventListener: (type: string, act: (event: object) => void) => listeners.set(type, act),
  });
  let isAsked = false;
  const leave = ['beforeunload', { preventDefault: () => (isAsked = true) }] as const;
  for (const [type, event] of [...events, leave]) listeners.get(type)?.(event);
  return isAsked;
}

const typed = (form: object): [string, object] => ['input', { target: { form } }];
const sent = (form: object, formTarget = ''): [string, object] => [
  'submit',
  { target: form, submitter: { formTarget } },
];

test.each<[string, [string, object][], boolean]>([
  ['nothing was typed', [], false],
  ['something was typed', [typed(content)], true],
  ['what was typed is being saved', [typed(content), sent(content)], false],
  ['another form of the page is sent', [typed(note), sent(content)], true],
  ['a preview opened another tab', [typed(content), sent(content, '_blank')], true],
  ['a search was typed', [typed(search)], false],
])('when %s, leaving the page', (_what, events, expected) => {
  expect(asks(...events)).toBe(expected);
});
