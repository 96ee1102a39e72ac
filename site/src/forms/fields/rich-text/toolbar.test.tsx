import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { visitor } from '../../testing/visitor.ts';
import { type FormattingCommand, type FormattingState, noFormatting } from './formatting.ts';
import { Toolbar } from './toolbar.tsx';

const button = (command: FormattingCommand) => `button[aria-label="${texts.formatting[command]}"]`;
const everything: FormattingState = { ...noFormatting, bold: true, link: true, undo: true, redo: true };

/** A visitor at the toolbar, and the commands that it gave. */
async function atToolbar(state: FormattingState = everything, disabled = false) {
  const given: FormattingCommand[] = [];
  const someone = await visitor();
  const onCommand = (command: FormattingCommand) => void given.push(command);
  await someone.sees(<Toolbar label="Question" controls="text" {...{ state, disabled, onCommand }} />);
  const inTabOrder = () => someone.all('button[tabindex="0"]').map((each) => each.title);
  return { ...someone, given, inTabOrder };
}

test('a button of the toolbar gives its command, unless it has nothing to do', async () => {
  const { clicks, given } = await atToolbar({ ...everything, redo: false });
  for (const command of ['bold', 'italic', 'bullets', 'numbers', 'link', 'unlink', 'undo', 'redo'] as const) {
    await clicks(button(command));
  }
  expect(given).toEqual(['bold', 'italic', 'bullets', 'numbers', 'link', 'unlink', 'undo']);
});

test.each([
  ['ArrowRight', 'italic'],
  ['ArrowLeft', 'redo'],
  ['End', 'redo'],
] as const)('%s on the first button of the toolbar leads to %s', async (key, command) => {
  const { presses, inTabOrder, one } = await atToolbar();
  expect(inTabOrder()).toEqual([texts.formatting.bold]);
  expect(await presses(button('bold'), key)).toBe(false);
  expect(inTabOrder()).toEqual([texts.formatting[command]]);
  expect(document.activeElement).toBe(one(button(command)));
});

test('arrow keys go round in the toolbar', async () => {
  const { presses, inTabOrder } = await atToolbar();
  await presses(button('bold'), 'End');
  await presses(button('redo'), 'ArrowRight');
  expect(inTabOrder()).toEqual([texts.formatting.bold]);
  await presses(button('bold'), 'ArrowRight');
  await presses(button('italic'), 'ArrowRight');
  await presses(button('bullets'), 'ArrowLeft');
  expect(inTabOrder()).toEqual([texts.formatting.italic]);
});

test('Home leads to the first button of the toolbar', async () => {
  const { presses, inTabOrder } = await atToolbar();
  await presses(button('bold'), 'ArrowRight');
  await presses(button('italic'), 'ArrowRight');
  await presses(button('bullets'), 'Home');
  expect(inTabOrder()).toEqual([texts.formatting.bold]);
});

test('keys other than arrow keys and Home stay with the browser', async () => {
  const { presses } = await atToolbar();
  expect(await presses(button('bold'), 'Enter')).toBe(true);
});

test('a button that gets the focus is the one in the Tab order', async () => {
  const { inTabOrder, causes } = await atToolbar();
  await causes(button('link'), new FocusEvent('focusin', { bubbles: true }));
  expect(inTabOrder()).toEqual([texts.formatting.link]);
});

test('pressing the mouse on a button leaves the selection in the text', async () => {
  const { causes } = await atToolbar();
  expect(await causes(button('bold'), new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false);
});
