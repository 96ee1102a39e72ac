import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { visitor } from '../../testing/visitor.ts';
import { LinkForm } from './link-form.tsx';

const input = '#text-link';

async function atLinkForm(address = '') {
  const done: string[] = [];
  const someone = await visitor();
  await someone.sees(
    <LinkForm
      id="text"
      address={address}
      onSet={(url) => void done.push(url)}
      onLeave={() => void done.push('left')}
    />,
  );
  return { ...someone, done };
}

test('the address of a link is asked for with the focus, beginning with the old one', async () => {
  const { one } = await atLinkForm('https://a.example/');
  expect(document.activeElement).toBe(one(input));
  expect(one<HTMLInputElement>(input).value).toBe('https://a.example/');
  expect(one(`label[for="text-link"]`).textContent).toBe(texts.linkAddress);
});

test.each<[string, (at: Awaited<ReturnType<typeof atLinkForm>>) => Promise<unknown>, string]>([
  ['Enter sets it', ({ presses }) => presses(input, 'Enter'), 'https://b.example/'],
  ['its button sets it', ({ clicks }) => clicks('.form-tool:first-of-type'), 'https://b.example/'],
  ['Escape leaves the link as it was', ({ presses }) => presses(input, 'Escape'), 'left'],
  ['the other button leaves the link as it was', ({ clicks }) => clicks('.form-tool:last-of-type'), 'left'],
])('after an address is typed, %s', async (_what, act, expected) => {
  const at = await atLinkForm();
  await at.enters(input, 'b.example');
  await act(at);
  expect(at.done).toEqual([expected]);
  expect(at.one(input).hasAttribute('aria-invalid')).toBe(false);
});

test('only Enter and Escape do not reach the form', async () => {
  const { presses } = await atLinkForm();
  expect(await presses(input, 'Enter')).toBe(false);
  expect(await presses(input, 'Escape')).toBe(false);
  expect(await presses(input, 'a')).toBe(true);
});

test('a text that is no address is marked and explained until it is corrected', async () => {
  const { enters, clicks, focuses, one, done } = await atLinkForm();
  await enters(input, 'no address');
  await focuses('.form-tool:first-of-type');
  await clicks('.form-tool:first-of-type');
  expect(document.activeElement).toBe(one(input));
  expect(one(input).getAttribute('aria-invalid')).toBe('true');
  const explanation = one(`#${one(input).getAttribute('aria-describedby')}`);
  expect([explanation.textContent, explanation.getAttribute('role')]).toEqual([texts.linkMistake, 'alert']);
  await enters(input, 'ada@example.com');
  await clicks('.form-tool:first-of-type');
  expect(done).toEqual(['mailto:ada@example.com']);
  expect(one(input).hasAttribute('aria-describedby')).toBe(false);
});
