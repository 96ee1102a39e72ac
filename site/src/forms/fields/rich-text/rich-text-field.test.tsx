import * as texts from '@headwater/brand/texts.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { aField, aForm } from '../../testing/build-form.ts';
import { formVisit, sent } from '../../testing/form-visit.tsx';

const input = '[name="input_1"]';
const box = '[role="textbox"]';
const button = (command: keyof typeof texts.formatting) => `button[aria-label="${texts.formatting[command]}"]`;
const form = (settings: object = {}) => aForm([aField('TEXTAREA', 1, { isRich: true, ...settings })]);

/** A visitor at a text that is formatted already, once its editor is there, with the whole text selected. */
async function atEditor(html = '<p>It <b>hums</b>.</p>') {
  const someone = await formVisit(form({ defaultValue: html }));
  await someone.waits(() => document.querySelector(box) !== null);
  await someone.focuses(box);
  /** Selects the text of an element. */
  const selects = async (element = `${box} p`) => {
    const range = document.createRange();
    range.selectNodeContents(someone.one(element));
    await act(async () => {
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    });
    await someone.causes(box, new Event('keyup', { bubbles: true }));
  };
  await selects();
  return {
    ...someone,
    selects,
    html: () => someone.one(box).innerHTML.replaceAll('\u200B', ''),
    pressed: () => someone.all('button[aria-pressed="true"]').map((each) => each.title),
    idle: () => someone.all('button[aria-disabled="true"]').map((each) => each.title),
  };
}

test.each([
  ['bold', '<p><b>It hums.</b></p>'],
  ['italic', '<p><i>It hums.</i></p>'],
  ['bullets', '<ul><li>It hums.</li></ul>'],
  ['numbers', '<ol><li>It hums.</li></ol>'],
] as const)('%s formats the selected text', async (command, formatted) => {
  const { html, clicks, pressed, sends, sentValues } = await atEditor('<p>It hums.</p>');
  expect(pressed()).toEqual([]);
  await clicks(button(command));
  expect(html()).toContain(formatted);
  expect(pressed()).toEqual([texts.formatting[command]]);
  await sends();
  expect(sentValues()).toEqual([{ id: 1, value: expect.stringContaining(formatted) }]);
});

test.each(['bold', 'italic', 'bullets', 'numbers'] as const)(
  '%s that is pressed twice leaves the text plain',
  async (command) => {
    const { html, clicks, pressed } = await atEditor('<p>It hums.</p>');
    await clicks(button(command));
    await clicks(button(command));
    expect(html()).toMatch(/^<(p|div)>It hums\.<\/\1>/);
    expect(pressed()).toEqual([]);
  },
);

test('a change can be undone and redone', async () => {
  const { html, clicks, idle } = await atEditor('<p>It hums.</p>');
  expect(idle()).toEqual([texts.formatting.unlink, texts.formatting.undo, texts.formatting.redo]);
  await clicks(button('bold'));
  expect(idle()).toEqual([texts.formatting.unlink, texts.formatting.redo]);
  await clicks(button('undo'));
  expect([html(), idle()]).toEqual(['<p>It hums.</p>', [texts.formatting.unlink, texts.formatting.undo]]);
  await clicks(button('redo'));
  expect(html()).toBe('<p><b>It hums.</b></p>');
});

test('a text of blanks only is no text', async () => {
  const { one, causes, clicks, all } = await atEditor('<p>It hums.</p>');
  one(`${box} p`).textContent = ' ';
  await causes(box, new Event('input', { bubbles: true }));
  await clicks('button.form-submit');
  expect(all('.form-summary')).toHaveLength(1);
});

test('the editor has the description, the counter and the state of the field', async () => {
  const { one } = await atEditor();
  const attributes = ['id', 'class', 'tabindex', 'contenteditable', 'aria-multiline', 'aria-required', 'dir'];
  const editor = one(box);
  expect(attributes.map((name) => editor.getAttribute(name))).toEqual([
    ...[editor.id, 'form-input', '0', 'true', 'true', 'false', 'auto'],
  ]);
  expect(editor.getAttribute('aria-labelledby')).toBe(`${editor.id}-label`);
  expect(editor.getAttribute('aria-describedby')).toBe(`${editor.id}-count`);
  expect(one('[role="toolbar"]').getAttribute('aria-controls')).toBe(editor.id);
  expect(one('.form-formatted').getAttribute('data-size')).toBe('MEDIUM');
});

test('a text is plain until it is used', async () => {
  const { one, all } = await formVisit(form());
  expect(all(box)).toEqual([]);
  expect([one(input).className, one(input).getAttribute('rows'), one(input).getAttribute('dir')]).toEqual([
    ...['form-input', '4', 'auto'],
  ]);
});

test('a large text has more rows', async () => {
  expect((await formVisit(form({ size: 'LARGE' }))).one(input).getAttribute('rows')).toBe('6');
});

/** A visitor who typed "abc" and then put the cursor behind its first letter, when the editor has been loaded. */
async function inPlainText() {
  const someone = await formVisit(form());
  await someone.enters(input, 'abc');
  const area = someone.one<HTMLTextAreaElement>(input);
  const moves = (cursor: number, event?: string) =>
    act(async () => {
      area.setSelectionRange(cursor, cursor);
      if (event) area.dispatchEvent(new Event(event, { bubbles: true }));
    });
  await act(async () => {
    area.focus();
    area.setSelectionRange(1, 1);
  });
  await someone.loads();
  return { ...someone, moves, isPlain: () => someone.all(box).length === 0 };
}

test('the editor does not take over while the cursor is in the middle of the text', async () => {
  const { moves, isPlain } = await inPlainText();
  expect(isPlain()).toBe(true);
  await moves(2, 'keyup');
  expect(isPlain()).toBe(true);
});

test('the editor does not take over while a word of an input method is composed', async () => {
  const { causes, moves, isPlain } = await inPlainText();
  await moves(3, 'compositionstart');
  expect(isPlain()).toBe(true);
  await causes(input, new Event('compositionend', { bubbles: true }));
  expect(isPlain()).toBe(false);
});

test('the editor takes over when the visitor leaves the text without moving the focus', async () => {
  const { focuses, isPlain, one } = await inPlainText();
  await focuses('button.form-submit');
  expect(isPlain()).toBe(false);
  expect(document.activeElement).toBe(one('button.form-submit'));
});

test('a command given before the editor is loaded is carried out once it is', async () => {
  const { enters, clicks, waits, one, all } = await formVisit(form());
  await enters(input, 'abc');
  await clicks(button('bullets'));
  await waits(() => document.querySelector(box) !== null);
  expect(one(box).innerHTML).toContain('<ul><li>abc</li></ul>');
  expect(all('button[aria-pressed="true"]').map(({ title }) => title)).toEqual([texts.formatting.bullets]);
  expect(document.activeElement).toBe(one(box));
});

test('an editor that was not used before the form hydrated does not take the focus', async () => {
  const someone = await formVisit(form({ defaultValue: '<p>It <b>hums</b>.</p>' }));
  await someone.waits(() => document.querySelector(box) !== null);
  expect(document.activeElement).toBe(document.body);
});

test('a form that was sent begins with the default text in its editor again', async () => {
  const { one, all, causes, sends, clicks, waits } = await atEditor();
  one(`${box} p`).textContent = 'It sings.';
  await causes(box, new Event('input', { bubbles: true }));
  await sends();
  await waits(() => all('.form-receipt').length === 1);
  await clicks('.form-receipt button');
  await waits(() => document.querySelector(box) !== null);
  expect(one(box).innerHTML).toBe('<p>It <b>hums</b>.</p>');
});

test('a form that leads to another page has the default text in its editor again', async () => {
  const responses = [sent({ type: 'redirect', url: '/thanks/' })];
  const someone = await formVisit(form({ defaultValue: '<p>It <b>hums</b>.</p>' }), { responses });
  location.assign = () => undefined;
  await someone.waits(() => document.querySelector(box) !== null);
  someone.one(`${box} p`).textContent = 'It sings.';
  await someone.causes(box, new Event('input', { bubbles: true }));
  await someone.sends();
  await someone.waits(() => someone.one(box).innerHTML === '<p>It <b>hums</b>.</p>');
});
