import { expect, test } from 'vitest';
import { postedForm } from '../page/posted-form.ts';
import { choiceEditor, linesEditor, numberEditor } from './text-editors.ts';

const control = { name: 'latitude', label: 'Latitude', kind: 'number' } as const;

/** What an editor reads of a posted text. */
function read(editor: typeof numberEditor, typed: string): unknown {
  const data = new FormData();
  data.set(control.name, typed);
  return editor.read(control, postedForm(data), new Map());
}

test.each([
  ['44.9537', 44.9537],
  [' -93 ', -93],
  ['0', 0],
  ['', null],
  [' ', null],
  ['44,9', '44,9'],
  ['Infinity', 'Infinity'],
])('the number %j is stored as %j', (typed, stored) => {
  expect(read(numberEditor, typed)).toBe(stored);
});

test('only a text that is not a number is a problem of its control', () => {
  const problem = (value: unknown) => numberEditor.problem?.(control, value, undefined as never);
  expect(problem('44,9')).toEqual([
    { field: 'f-latitude', message: 'Latitude: "44,9" is not a number. Write it like 44.9537.' },
  ]);
  expect(problem(44.9)).toEqual([]);
});

test('a list has one trimmed text for each line that is not empty', () => {
  expect(read(linesEditor, 'one \r\n\r\n  two')).toEqual(['one', 'two']);
});

test('a choice offers its words as labels, and keeps one that is no longer offered', () => {
  const kind = { ...control, name: 'kind', kind: 'choice', choices: ['dataSheet', 'manual'] } as const;
  const options = (value: unknown) =>
    [
      ...String(choiceEditor.render(kind, value, undefined as never)).matchAll(
        /<option value="(\w*)"( selected)?>([\w ]*)/g,
      ),
    ].map(([, word, selected, label]) => `${word}${selected ?? ''}: ${label}`);
  expect(options('manual')).toEqual([': ', 'dataSheet: Data sheet', 'manual selected: Manual']);
  expect(options('leaflet').at(-1)).toBe('leaflet selected: Leaflet');
});
