import { seededRandom } from '@headwater/tools/seeded-random.ts';
import { expect, test, vi } from 'vitest';
import { testContent } from '../support/company-content.ts';
import { type Mutation, mutated, pick } from '../support/hostile/mutations.ts';
import { tellSite } from '../support/webhook.ts';
import { startTestSite } from './test-site.ts';

const MUTATIONS = Number(process.env.HOSTILE_MUTATIONS ?? 700);
const SEED = Number(process.env.HOSTILE_SEED ?? 1);
vi.setConfig({ testTimeout: MUTATIONS * 430 });

const cmsVariables = { CMS_CATALOGUE: testContent.contentModule };
/** Each of them gets paths of its own for each mutation, which the front page cannot have. */
const kinds = [...Object.values(testContent.pageKinds), '/contact/', '/quote/', '/start-up-report/'].filter(
  (path) => path !== '/',
);
/** The site queries it when it likes, and no page shows it. */
const BACKGROUND = 'GetFormSchedules';
/** Of all pages: changed in between, it is not queried again for some seconds. */
const SHELL = 'GetSiteShell';
/** A page with a form needs nine. */
const MOST_QUERIES = 40;

test('a mutated response of the CMS makes no page an error, hides no page, and no part of it is stored as a whole page', async () => {
  const { site, cmsProxy } = await startTestSite({ CMS_METHOD: 'POST', LOG_LEVEL: 'silent' }, cmsVariables);
  const random = seededRandom(SEED);
  const faults: string[] = [];
  const statuses: Record<number, number> = {};
  let [kind, path] = ['', ''];
  cmsProxy.editBody = (body) => body.replaceAll(JSON.stringify(path), JSON.stringify(kind));

  async function open(edit: typeof cmsProxy.edit) {
    cmsProxy.queries.length = 0;
    cmsProxy.edit = (text, query) => edit(text.replaceAll(JSON.stringify(kind), JSON.stringify(path)), query);
    const response = await fetch(site.url + path, { redirect: 'manual' });
    await response.arrayBuffer();
    return { status: response.status, isStored: response.headers.get('x-cache') === 'HIT' };
  }

  const operations = new Map<string, string[]>();
  for (kind of kinds) {
    path = kind.replace(/\/$/, '-whole/');
    expect((await open(String)).status, kind).toBe(200);
    const queried = cmsProxy.queries.map(({ operationName }) => operationName);
    operations.set(kind, [...new Set([...queried.filter((name) => name !== BACKGROUND), SHELL])]);
  }

  let before: Mutation | undefined;
  for (let number = 0; number < MUTATIONS; number += 1) {
    // A page of which a part was missing is rendered anew at the same path.
    if (!before?.isWrong) {
      kind = pick(kinds, random);
      path = kind.replace(/\/$/, `-${number}/`);
    }
    const operation = pick(operations.get(kind) ?? [], random);
    const seed = Math.floor(random() * 2 ** 32);
    // After a change, the shell is queried again, and a path that the index does not have is looked up.
    await tellSite(site.url, ['none']);
    let mutation: Mutation | undefined;
    const { status, isStored } = await open((text, { operationName }) => {
      if (operationName !== operation) return text;
      const changed = mutated(text, seed);
      mutation = changed.mutation;
      return changed.response;
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
    const what = `${kind}, ${operation}, ${mutation?.name ?? 'not queried'}, ${seed}`;
    const saysMissing = operation === 'GetSeedNode' && mutation?.name === 'null at .node';
    if (![200, 308, 503, ...(saysMissing ? [404] : [])].includes(status)) faults.push(`${status}: ${what}`);
    if (isStored) faults.push(`stored at ${path}, ${before?.name}`);
    if (cmsProxy.queries.length > MOST_QUERIES) faults.push(`${cmsProxy.queries.length} queries: ${what}`);
    // Without a mutation, the page was whole, and may be stored.
    before = mutation;
  }
  console.info(`${MUTATIONS} mutated responses, seed ${SEED}: ${JSON.stringify(statuses)}`);
  expect(faults).toEqual([]);
  // Each page is whole as soon as the CMS is.
  path = kind.replace(/\/$/, '-end/');
  await tellSite(site.url, ['none']);
  expect((await open(String)).status).toBe(200);
});
