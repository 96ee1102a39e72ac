import { demoPages } from '../support/content.ts';
import { expect, test } from '../support/site-behind-door.ts';

const PATH = '/ポンプの点検-🚰/';

test('a page whose path is written in another script is found, under one address', async ({ request, door, site }) => {
  const existing = (await demoPages()).find(({ uri, template }) => template === 'Default' && uri !== '/');
  const lowerCase = encodeURI(PATH).replace(/%../g, (found) => found.toLowerCase());
  let seed = '';
  door.edit = (answer, { operationName, variables }) => {
    if (operationName !== 'GetSeedNode') return answer;
    if (variables === JSON.stringify({ uri: existing?.uri })) seed = answer;
    // WordPress answers with escapes in lower case, and only whoever asked without any.
    if (variables !== JSON.stringify({ uri: PATH })) return answer;
    return seed.replace(JSON.stringify(existing?.uri), JSON.stringify(lowerCase));
  };
  await request.get(site.url + existing?.uri);
  expect(seed).toContain('"uri"');

  const page = await request.get(site.url + encodeURI(PATH));
  expect(page.status()).toBe(200);
  const again = await request.get(site.url + lowerCase);
  expect([again.status(), again.headers()['x-cache']]).toEqual([200, 'HIT']);
  const bare = await request.get(site.url + encodeURI(PATH.slice(0, -1)), { maxRedirects: 0 });
  expect([bare.status(), bare.headers().location]).toEqual([308, encodeURI(PATH)]);
  const asked = door.questions.filter(({ operationName }) => operationName === 'GetSeedNode');
  expect(asked.map(({ variables }) => JSON.parse(variables).uri)).toContain(PATH);
});
