import * as texts from '@headwater/brand/texts.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { visitor } from '../../testing/visitor.ts';
import { ManyChoices } from './many-choices.tsx';
import { SingleChoice } from './single-choice.tsx';

const options = ['Booster set', 'Grinder', 'Self-priming'].map((text) => ({ text, value: text.slice(0, 1) }));
const control = {
  id: 'type',
  disabled: false,
  required: true,
  'aria-invalid': undefined,
  'aria-describedby': undefined,
} as const;
const input = '#type';
const listed = '[role="option"]';

/** A visitor at a searchable menu, and the values that it has given the form. */
async function atMenu(kind: 'one' | 'many', settings: { begin?: string[]; loading?: boolean; isOff?: boolean } = {}) {
  const { begin = [], loading = false, isOff = false } = settings;
  const given: unknown[] = [];
  const shared = {
    control: { ...control, disabled: isOff },
    labelId: 'label',
    options,
    size: 'MEDIUM',
    loading,
  } as const;
  function One() {
    const [value, setValue] = useState(begin[0] ?? '');
    const onChange = (next: string) => {
      given.push(next);
      setValue(next);
    };
    return <SingleChoice {...shared} placeholder={null} value={value} onChange={onChange} />;
  }
  function Many() {
    const [values, setValues] = useState(begin);
    const onChange = (next: string[]) => {
      given.push(next);
      setValues(next);
    };
    return <ManyChoices {...shared} placeholder={null} values={values} onChange={onChange} />;
  }
  const someone = await visitor();
  await someone.sees(
    <div id="frame">
      <span id="label">Type</span>
      {kind === 'one' ? <One /> : <Many />}
    </div>,
  );
  const field = () => someone.one<HTMLInputElement>(input);
  return {
    ...someone,
    given,
    field,
    choices: () => someone.all(listed).map((option) => option.textContent),
    highlighted: () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent,
    isOpen: () => field().getAttribute('aria-expanded') === 'true',
  };
}

test('a click opens the menu at the selected choice', async () => {
  const { clicks, isOpen, choices, highlighted, field } = await atMenu('one', { begin: ['G'] });
  expect(field().value).toBe('Grinder');
  expect(choices()).toEqual([]);
  await clicks(input);
  expect([isOpen(), choices(), highlighted()]).toEqual([true, ['Booster set', 'Grinder', 'Self-priming'], 'Grinder']);
});

test('a second click closes the menu', async () => {
  const { clicks, isOpen, choices, highlighted } = await atMenu('one', { begin: ['G'] });
  await clicks(input);
  await clicks(input);
  expect([isOpen(), choices(), highlighted()]).toEqual([false, [], undefined]);
});

test('a click selects the text of the choice, so that typing replaces it', async () => {
  const { clicks, field } = await atMenu('one', { begin: ['G'] });
  await clicks(input);
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 7]);
});

test('while the form is sent, the menu has a note in place of its choices', async () => {
  const { clicks, one, choices } = await atMenu('one', { loading: true });
  await clicks(input);
  expect([one('.form-menu [role="status"]').textContent, choices()]).toEqual([texts.optionsLoading, []]);
});

test('clearing the text clears the choice', async () => {
  const { enters, given, field } = await atMenu('one', { begin: ['G'] });
  await enters(input, '');
  expect([given, field().value]).toEqual([[''], '']);
});

test('leaving the menu replaces what was typed with the text of the choice', async () => {
  const { enters, causes, given, field, isOpen } = await atMenu('one', { begin: ['G'] });
  await enters(input, 'boo');
  await causes(input, new FocusEvent('focusout', { bubbles: true }));
  expect([given, field().value, isOpen()]).toEqual([[], 'Grinder', false]);
});

test('a click on a choice takes it without moving the focus', async () => {
  const { clicks, causes, given, isOpen } = await atMenu('one');
  await clicks(input);
  expect(await causes('[role="listbox"]', new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(
    false,
  );
  await clicks('[role="option"]:last-child');
  expect([given, isOpen()]).toEqual([['S'], false]);
});

test('the highlight follows the mouse until it leaves the menu', async () => {
  const { clicks, causes, highlighted, one, isOpen } = await atMenu('one');
  await clicks(input);
  await causes('[role="option"]:nth-child(2)', new MouseEvent('mousemove', { bubbles: true }));
  expect(highlighted()).toBe('Grinder');
  expect(one('[data-highlighted]').textContent).toBe('Grinder');
  await causes('[role="listbox"]', new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  expect([highlighted(), isOpen()]).toEqual([undefined, true]);
});

test.each([
  ['a word of an input method is composed', { isComposing: true }],
  ['Safari says so by the code alone', { keyCode: 229 }],
])('keys do nothing while %s', async (_when, more) => {
  const { clicks, presses, given, isOpen } = await atMenu('one', { begin: ['G'] });
  await clicks(input);
  expect(await presses(input, 'Enter', more)).toBe(true);
  expect([given, isOpen()]).toEqual([[], true]);
});

test('keys that edit the text stay with the browser', async () => {
  const { presses } = await atMenu('one');
  expect(await presses(input, 'a')).toBe(true);
});

test.each(['one', 'many'] as const)('a menu is accessible by its roles, label and list: %s', async (kind) => {
  const { field, one, clicks, all } = await atMenu(kind, { begin: ['G'] });
  await clicks(input);
  const attributes = ['role', 'aria-autocomplete', 'aria-controls', 'aria-labelledby', 'autocomplete', 'dir', 'class'];
  expect(attributes.map((name) => field().getAttribute(name))).toEqual([
    ...['combobox', 'list', 'type-list', 'label', 'off', 'auto', 'form-input'],
  ]);
  const list = one('#type-list');
  expect(['role', 'aria-labelledby', 'aria-multiselectable'].map((name) => list.getAttribute(name))).toEqual([
    ...['listbox', 'label', kind === 'many' ? 'true' : null],
  ]);
  expect(all(listed).map((option) => [option.id, option.getAttribute('aria-selected')])).toEqual([
    ['type-option-0', 'false'],
    ['type-option-1', 'true'],
    ['type-option-2', 'false'],
  ]);
  expect(one('#frame > div').getAttribute('data-size')).toBe('MEDIUM');
  expect(one('#frame > div').className).toBe(kind === 'many' ? 'form-combo form-many' : 'form-combo');
});

test('an input without a choice asks the visitor to choose', async () => {
  expect((await atMenu('one')).field().placeholder).toBe(texts.selectPlaceholder);
});

test('a visitor adds and removes any number of choices while the menu stays open', async () => {
  const { clicks, presses, given, isOpen, highlighted } = await atMenu('many');
  await clicks(input);
  await clicks('[role="option"]:nth-child(3)');
  await clicks('[role="option"]:nth-child(1)');
  expect(highlighted()).toBe('Booster set');
  await presses(input, 'ArrowDown');
  await presses(input, 'Enter');
  await clicks('[role="option"]:nth-child(3)');
  expect(given).toEqual([['S'], ['S', 'B'], ['S', 'B', 'G'], ['B', 'G']]);
  expect(isOpen()).toBe(true);
});

test('chosen options are listed before the input, in the order of the options, each with a button to remove it', async () => {
  const { all, one, field, clicks, given } = await atMenu('many', { begin: ['S', 'B'] });
  expect(all('.form-chip').map((chip) => chip.textContent)).toEqual(['Booster set', 'Self-priming']);
  expect([field().placeholder, field().required]).toEqual(['', false]);
  const button = `button[aria-label="${texts.removeChoice('Booster set')}"]`;
  expect(one<HTMLButtonElement>(button).tabIndex).toBe(-1);
  await clicks(button);
  expect(given).toEqual([['S']]);
  expect(document.activeElement).toBe(field());
});

test('a required input for several choices asks the visitor to choose', async () => {
  const { field } = await atMenu('many');
  expect([field().placeholder, field().required]).toEqual([texts.selectPlaceholder, true]);
});

test('closing a menu of several choices ends the search', async () => {
  const { field, enters, presses, choices } = await atMenu('many');
  await enters(input, 'gr');
  expect(choices()).toEqual(['Grinder']);
  await presses(input, 'Escape');
  expect(field().value).toBe('');
});

test('the chips cannot be removed while the form is sent', async () => {
  const { all } = await atMenu('many', { begin: ['S', 'B'], isOff: true });
  expect(all<HTMLButtonElement>('.form-chip button').map(({ disabled }) => disabled)).toEqual([true, true]);
});

test('Backspace in an input with a text edits the text', async () => {
  const { presses, enters, focuses, given } = await atMenu('many', { begin: ['B', 'S'] });
  await focuses(input);
  await enters(input, 'x');
  expect(await presses(input, 'Backspace')).toBe(true);
  expect(given).toEqual([]);
});

/** Gives an element a place, which only a browser knows. */
function place(element: Element | null | undefined, top: number, bottom: number): void {
  if (element) element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
}

test.each([
  ['below the control', 100, 140, 'below', '300px', ''],
  ['above the control and its label, near the end of the window', 600, 640, 'above', '300px', 'calc(100% + 30px)'],
])('the menu opens %s', async (_where, top, bottom, side, height, inset) => {
  const { clicks, one } = await atMenu('one');
  Object.assign(globalThis, { innerHeight: 700 });
  place(one('#frame > div'), top, bottom);
  place(one('#label'), top - 30, top);
  await clicks(input);
  const menu = one('.form-menu');
  expect([menu.getAttribute('data-side'), one('[role="listbox"]').style.maxBlockSize]).toEqual([side, height]);
  expect(menu.style.insetBlockEnd).toBe(inset);
  expect(menu.hasAttribute('hidden')).toBe(false);
  await clicks(input);
  expect(menu.hasAttribute('hidden')).toBe(true);
});

test('the list scrolls to a choice that a key highlights, not to one below the mouse', async () => {
  const { clicks, presses, causes, one } = await atMenu('one');
  await clicks(input);
  const list = one('[role="listbox"]');
  place(list, 0, 100);
  for (const [at, option] of [...list.children].entries()) place(option, at * 80, at * 80 + 80);
  await presses(input, 'End');
  expect(list.scrollTop).toBe(140);
  place(list.children[1], -60, 20);
  await causes('[role="option"]:nth-child(2)', new MouseEvent('mousemove', { bubbles: true }));
  expect(list.scrollTop).toBe(140);
  await presses(input, 'ArrowUp');
  place(list.children[1], -60, 20);
  await presses(input, 'ArrowDown');
  expect(list.scrollTop).toBe(80);
});
