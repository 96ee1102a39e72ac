import { htmlFaults } from '../support/html-faults.ts';
import { eachPageKind, unknownPath } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

/** The kinds of pages, and states of them with markup of their own. */
const states = [
  ['search page', '/search'],
  ['search with results', '/search?q=seal'],
  ['search without results', '/search?q=zzzzqq'],
  ['contact page', '/contact/'],
  ['representatives', '/representative/'],
  ['search for a representative', '/find-a-representative?near=55401'],
  ['not-found page', unknownPath],
] as const;

for (const [kind, path] of [...eachPageKind, ...states]) {
  test(`the ${kind} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(await htmlFaults(html, path)).toEqual([]);
  });
}
