import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import versions from '../../../wordpress/versions.json' with { type: 'json' };
import { createCmsClient } from '../cms-client/cms-client.ts';
import { setCmsPlaces, usualPlaces } from '../config/cms-places.ts';
import { runCms } from '../forms/testing/run-cms.ts';
import { createRevalidate } from '../server/revalidation/revalidate.ts';
import { createSignatureCheck } from '../server/revalidation/signed-message.ts';
import { routeListener } from '../server/testing/route-listener.ts';
import { cmsUnderTest } from './cms-under-test.ts';
import type { State } from './finding.ts';
import { endpoint, reachable } from './first-response.ts';
import { decideAll, items } from './items.ts';
import { type Examined, lookAtAll, looks } from './looks.ts';
import { asText } from './report.ts';
import type { FirstResponse, PluginStatus, Seen } from './seen.ts';
import { type Change, startChangedCms } from './testing/changed-cms.ts';

const SECRET = 'a-secret-for-tests-only';
const unchanged: Change = (response) => response;

const cms = await runCms();
/** The site's webhook, with the secret of the CMS. */
let siteUrl: string;
let healthy: Seen;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  const revalidate = createRevalidate({ cache: { purge: () => [] } });
  const listener = routeListener(revalidate, { checkSignature: createSignatureCheck({ secret: SECRET }) });
  const site = createServer((req, res) => listener(req, res).catch(() => res.destroy())).listen(0, '127.0.0.1');
  await once(site, 'listening');
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  closers.push(() => site.close());
  const examined = await examinedThrough(unchanged);
  const first = await examined.cms.first();
  if (first.kind === 'none') throw new Error(first.why);
  healthy = await lookAtAll(first, examined);
}, 120_000);

afterAll(async () => {
  for (const close of closers) await close();
});

/** The local CMS with changed responses. What it says of its plugin comes from here: that of a WordPress. */
async function examinedThrough(change: Change, more: Partial<Examined> = {}): Promise<Examined> {
  const status: PluginStatus = {
    versions,
    siteUrl,
    hasRevisions: true,
    message: { state: 'sent', answer: '' },
    toDo: [],
  };
  const { url, close } = await startChangedCms(cms.url, (response, request) => {
    const isStatus = request.url.includes('/headwater/v1/status');
    return change(isStatus ? { ...response, status: 200, body: JSON.stringify(status) } : response, request);
  });
  const secret = more.secret ?? SECRET;
  const client = createCmsClient({ url, method: 'POST', persistedQueries: false, secret });
  closers.push(() => client.close(), close);
  return {
    cms: cmsUnderTest(url, secret),
    query: client.queryPublic,
    siteUrl,
    uploadsUrl: '',
    secret,
    databaseUrl: '',
    documents: { dataFolder: '/nowhere', mostBytes: 1 },
    hasRestKeys: false,
    searchEngines: '',
    editorMethod: 'POST',
    seesTokens: client.seesTokens,
    ...more,
  };
}

/** Changes the data of responses to the operations whose text contains `text`. */
function inData(text: string, edit: (json: string) => string): Change {
  return (response, { body }) => (body.includes(text) ? { ...response, body: edit(response.body) } : response);
}

/** The response of a CMS that refuses documents which contain `text`. */
function refusing(text: string, message: string): Change {
  return inData(text, () => JSON.stringify({ errors: [{ message }] }));
}

/** The plugin responds otherwise. */
function inStatus(different: Partial<PluginStatus>): Change {
  return (response, { url }) =>
    url.includes('/headwater/v1/status')
      ? { ...response, body: JSON.stringify({ ...JSON.parse(response.body), ...different }) }
      : response;
}

const withoutPlugin: Change = (response, { url }) =>
  url.includes('/headwater/v1/status') ? { ...response, status: 404, body: '{"code":"rest_no_route"}' } : response;

test('a CMS with a site that fits has nothing to fix', () => {
  // The content for tests has forms that no CMS could show whole, and products without figures.
  const ofContent = ['forms', 'files', 'figures'];
  const found = decideAll(healthy).filter(({ state, item }) => state !== 'good' && !ofContent.includes(item));
  expect(found).toEqual([]);
});

test.each([
  ['', 'allow', 'good', /WordPress allows/],
  ['', 'discourage', 'bad', /WordPress keeps them.*Clear "Discourage search engines/],
  ['', undefined, 'unknown', /without the plugin/],
  ['allow', 'discourage', 'good', /SEARCH_ENGINES allows/],
  ['discourage', 'allow', 'bad', /SEARCH_ENGINES keeps them/],
] as const)(
  'with SEARCH_ENGINES=%j and a WordPress that says %j, the item of search engines is %s',
  (setting, says, state, words) => {
    const found = decideAll({ ...healthy, searchEngines: { setting, cms: says } }).find(
      ({ item }) => item === 'searchEngines',
    );
    expect(found?.state).toBe(state);
    expect(`${found?.sees}. ${found?.fix}`).toMatch(words);
  },
);

test('a message about a change that arrived is confirmed in the report', () => {
  const webhook = decideAll(healthy).find(({ item }) => item === 'webhook');
  expect(webhook?.sees).toBe('a message from the CMS arrived at the site');
});

interface BrokenSetUp {
  item: keyof typeof items;
  /** The part of what the doctor sees that it changes. */
  part: keyof typeof looks;
  change?: Change;
  more?: Partial<Examined>;
  state: State;
  words: RegExp;
}

const broken: Record<string, BrokenSetUp> = {
  'a cache that responds to editors without their token': {
    item: 'editorQueries',
    part: 'editorQueries',
    more: { editorMethod: 'GET', seesTokens: async () => false },
    state: 'less',
    words: /got a response without its token.*pass on requests with Authorization/,
  },
  'a site that search engines may not list': {
    item: 'searchEngines',
    part: 'searchEngines',
    more: { searchEngines: 'discourage' },
    state: 'bad',
    words: /SEARCH_ENGINES keeps them.*Set it to allow/,
  },
  'an empty secret': {
    item: 'secret',
    part: 'secret',
    more: { secret: '' },
    state: 'bad',
    words: /CMS_SECRET is empty.*Set it to the secret key/,
  },
  'a wrong secret': {
    item: 'secret',
    part: 'secret',
    more: { secret: 'another' },
    state: 'bad',
    words: /refuses CMS_SECRET.*Set it to the secret key/,
  },
  'no FaustWP': {
    item: 'secret',
    part: 'secret',
    change: (response, { url }) => (url.includes('faustwp') ? { ...response, status: 404 } : response),
    state: 'bad',
    words: /no endpoint to check CMS_SECRET.*Activate the plugin FaustWP/,
  },
  'no custom fields': {
    item: 'operations',
    part: 'operations',
    change: refusing('query GetSingleProduct', 'Cannot query field "partNumber" on type "Template_SingleProduct".'),
    state: 'bad',
    words: /1 of \d+ operations are not valid \(GetSingleProduct\): Cannot query field.*Update WPGraphQL/,
  },
  'no content type of the model': {
    item: 'operations',
    part: 'operations',
    change: refusing('query GetProject(', 'Cannot query field "project" on type "RootQuery".'),
    state: 'less',
    words: /\(GetProject\).*made without these parts.*npm run plugin/,
  },
  'a limited query depth': {
    item: 'depth',
    part: 'operations',
    change: refusing(
      'query GetFrontPage',
      'The server administrator has limited the max query depth to 10, but the requested query has 14 levels.',
    ),
    state: 'bad',
    words: /refuses 1 query: .*limited the max query depth to 10.*Raise "Max Query Depth"/,
  },
  'a template with another label': {
    item: 'templates',
    part: 'templates',
    change: refusing('Template_SingleProduct', 'Unknown type "Template_SingleProduct".'),
    state: 'less',
    words: /missing: "Single Product".*exactly these/,
  },
  'plain permalinks': {
    item: 'permalinks',
    part: 'settings',
    change: inData('GetDoctorSettings', (json) => json.replace(/"uri":"\/[^"]+"/, '"uri":"/?page_id=7"')),
    state: 'bad',
    words: /plain: \/\?page_id=7 is not a path.*Settings, Permalinks/,
  },
  'permalinks without rewriting': {
    item: 'permalinks',
    part: 'settings',
    change: inData('GetDoctorSettings', (json) => json.replace(/"uri":"\/[^"]+"/, '"uri":"/index.php/about/"')),
    state: 'less',
    words: /begin with \/index\.php.*without it, and redirects.*rewrite URLs/,
  },
  'the latest posts on the front page': {
    item: 'frontPage',
    part: 'settings',
    change: inData('GetDoctorSettings', (json) => json.replace('"__typename":"Page"', '"__typename":"ContentType"')),
    state: 'bad',
    words: /\/ is the list of posts.*A static page/,
  },
  'no posts page': {
    item: 'postsPage',
    part: 'settings',
    change: inData('GetDoctorSettings', (json) =>
      json.replace(/"contentType":\{"uri":"[^"]+"\}/, '"contentType":{"uri":null}'),
    ),
    state: 'less',
    words: /posts have no list.*Choose a posts page/,
  },
  'a page at a path of the site itself': {
    item: 'reserved',
    part: 'settings',
    change: inData('GetDoctorPath', (json) => json.replace('"nodeByUri":null', '"nodeByUri":{"uri":"/search/"}')),
    state: 'bad',
    words: /its own page at \/search\/.*another slug/,
  },
  'a page that the footer links to and that is not there': {
    item: 'linkedPages',
    part: 'settings',
    change: inData('"/privacy-policy/"', () => '{"data":{"nodeByUri":null}}'),
    state: 'less',
    words: /links to \/privacy-policy\/, where nothing is.*Publish pages there/,
  },
  'an unregistered menu location': {
    item: 'menus',
    part: 'settings',
    change: refusing(
      '"FOOTER"',
      'Variable "$location" got invalid value "FOOTER"; Value "FOOTER" does not exist in "MenuLocationEnum" enum.',
    ),
    state: 'bad',
    words: /no such location: "FOOTER".*register_nav_menus/,
  },
  'a location without a menu': {
    item: 'menus',
    part: 'settings',
    change: inData('"PRIMARY"', () => '{"data":{"menuItems":{"nodes":[]}}}'),
    state: 'less',
    words: /no menu with items at "PRIMARY".*Manage Locations/,
  },
  'media on a CDN': {
    item: 'media',
    part: 'settings',
    change: inData('Settings', (json) =>
      json.replace(/Url":"http:\/\/[^/]+\/wp-content\/uploads/g, 'Url":"http://cdn.invalid/app/uploads'),
    ),
    state: 'bad',
    words:
      /files are in http:\/\/cdn\.invalid\/app\/uploads.*Set CMS_UPLOADS_URL to http:\/\/cdn\.invalid\/app\/uploads\./,
  },
  'media that is not served': {
    item: 'media',
    part: 'settings',
    change: (response, { url }) =>
      url.includes('/uploads/') ? { status: 403, headers: { 'content-type': 'text/html' }, body: '' } : response,
    state: 'bad',
    words: /\/wp-content\/uploads\/.* responds with HTTP 403, text\/html.*Let the web server/,
  },
  'pictures that browsers do not show': {
    item: 'pictures',
    part: 'settings',
    change: inData('Settings', (json) => json.replaceAll('.jpg"', '.tiff"')),
    state: 'less',
    words: /browsers do not show http.*\.tiff.* more; the site leaves them out.*as JPEG/,
  },
  'no plugin': {
    item: 'plugin',
    part: 'plugin',
    change: withoutPlugin,
    state: 'less',
    words: /is not active.*npm run plugin/,
  },
  'a plugin with something to do': {
    item: 'plugin',
    part: 'plugin',
    change: inStatus({ toDo: [{ title: 'Leads arrive once', sees: 'no: convert the tables' }] }),
    state: 'bad',
    words: /Leads arrive once \(no: convert the tables\).*Tools, Headwater/,
  },
  'versions that do not work together': {
    item: 'versions',
    part: 'plugin',
    change: inStatus({ versions: { ...versions, WPGraphQL: '1.22.1' } }),
    state: 'bad',
    words: /WPGraphQL for ACF 2\.7\.1 needs WPGraphQL 1\.29, and 1\.22\.1 is active.*Update/,
  },
  'an unknown version': {
    item: 'versions',
    part: 'plugin',
    change: withoutPlugin,
    state: 'unknown',
    words: /only to the companion plugin/,
  },
  'no front-end URL': {
    item: 'siteUrl',
    part: 'plugin',
    change: inStatus({ siteUrl: '' }),
    state: 'bad',
    words: /WordPress has none.*Set "Front-end site URL"/,
  },
  'another front-end URL': {
    item: 'siteUrl',
    part: 'plugin',
    change: inStatus({ siteUrl: 'http://localhost:3000' }),
    state: 'bad',
    words: /WordPress has http:\/\/localhost:3000.*to http:\/\/127/,
  },
  'a site that is not there': {
    item: 'webhook',
    part: 'site',
    more: { siteUrl: 'http://127.0.0.1:9' },
    state: 'bad',
    words: /cannot be reached from here.*Start the site/,
  },
  'a site with another secret': {
    item: 'webhook',
    part: 'site',
    more: { secret: 'another' },
    state: 'bad',
    words: /refuses messages.*the same CMS_SECRET/,
  },
  'a site that WordPress cannot reach': {
    item: 'webhook',
    part: 'plugin',
    change: inStatus({ message: { state: 'waiting', answer: 'cURL error 28: timed out' } }),
    state: 'bad',
    words: /did not arrive: cURL error 28.*HEADWATER_WEBHOOK_URL/,
  },
  'no plugin to send messages': {
    item: 'webhook',
    part: 'plugin',
    change: withoutPlugin,
    state: 'less',
    words: /does not send them by itself.*three minutes/,
  },
  'no revisions': {
    item: 'revisions',
    part: 'plugin',
    change: inStatus({ hasRevisions: false }),
    state: 'less',
    words: /shows the published text.*WP_POST_REVISIONS/,
  },
  'a form with a field of another plugin': {
    item: 'forms',
    part: 'forms',
    change: inData('query GetForm(', (json) =>
      json.replaceAll('"__typename":"TextField"', '"__typename":"SignatureField"'),
    ),
    state: 'less',
    words: /leaves out fields of \d+ forms: .*SignatureField.*make them optional/,
  },
  'tables whose names the site does not know': {
    item: 'tables',
    part: 'tables',
    change: inData('GetTexts', () => {
      const rows = ['Flow', 'Flux', 'Flex', 'Flax'].map((name) => `<tr><td>${name}</td><td>4 gpm</td></tr>`);
      const nodes = [{ __typename: 'Post', uri: '/a/', content: `<table>${rows.join('')}</table>`, template: null }];
      return JSON.stringify({ data: { contentNodes: { pageInfo: { hasNextPage: false }, nodes } } });
    }),
    state: 'less',
    words: /reads 1 of 4 rows \(25 %\).*brand\/figures.ts.*catalogue -- check/,
  },
  'a product without the figures of cards, and one that contradicts itself': {
    item: 'figures',
    part: 'tables',
    change: inData('GetTexts', () => {
      const product = (uri: string, content: string) => ({
        ...{ __typename: 'Page', uri, content, hasPassword: false },
        template: { __typename: 'Template_SingleProduct', singleProduct: null },
      });
      const row = '<tr><td>Head</td><td>60 ft</td><td>60 m</td></tr>';
      const nodes = [product('/a/', `<table>${row}</table>`)];
      return JSON.stringify({ data: { contentNodes: { pageInfo: { hasNextPage: false }, nodes } } });
    }),
    state: 'less',
    words: /contradict each other: 1 \(\/a\/\).*main figures of their category: 1 \(\/a\/\).*catalogue -- check/,
  },
  'content of WordPress where documents are listed': {
    item: 'documents',
    part: 'documents',
    change: inData('GetDoctorPath', () => JSON.stringify({ data: { nodeByUri: { uri: '/documents/' } } })),
    state: 'less',
    words: /own content is at \/documents\/, .*another slug, or change sitePath/,
  },
  'a document without a product': {
    item: 'documents',
    part: 'documents',
    change: inData('GetDocuments', () => {
      const empty = { number: null, products: null, supersededBy: null, files: null };
      const nodes = [{ databaseId: 1, slug: 'x', title: 'X', kind: 'drawing', ...empty }];
      return JSON.stringify({ data: { list: { pageInfo: { hasNextPage: false, endCursor: null }, nodes } } });
    }),
    state: 'less',
    words: /1 document without a product \(X\).*under Documents/,
  },
  'a form that lists a type of file that WordPress does not know, without the plugin': {
    item: 'files',
    part: 'plugin',
    change: withoutPlugin,
    state: 'less',
    words: /WordPress does not know, and refuses: "Site photos" \(17\): dwg, step\. Install the plugin/,
  },
  'a database that is not there': {
    item: 'database',
    part: 'database',
    more: { databaseUrl: 'postgres://site:open-sesame@127.0.0.1:9/leads' },
    state: 'bad',
    words: /^The database 127\.0\.0\.1:9\/leads fails: .*ECONNREFUSED.*forms respond with 503/,
  },
};

test.each(Object.entries(broken))(
  'the doctor says what to do about %s',
  async (_what, { item, part, change = unchanged, more, state, words }) => {
    const examined = await examinedThrough(change, more);
    const seen = { ...healthy, cmsUrl: examined.cms.url, [part]: await looks[part](examined) };
    const [, decide] = items[item];
    const { state: found, sees, fix = '' } = decide(seen);
    expect([found, `${sees}. ${fix}`]).toEqual([state, expect.stringMatching(words)]);
  },
);

test('every item of the doctor has a broken setup in these tests', () => {
  const covered = new Set(Object.values(broken).map(({ item }) => item));
  // The analyzer is seen in the first response, which has a table of its own.
  expect(Object.keys(items).filter((item) => item !== 'tags' && !covered.has(item as keyof typeof items))).toEqual([]);
});

/** The first response of a CMS whose every response is like this. */
async function firstOf(
  different: Partial<Parameters<Change>[0]>,
): Promise<Extract<FirstResponse, { kind: 'response' }>> {
  const { cms: changed } = await examinedThrough((response) => ({ ...response, ...different }));
  const first = await changed.first();
  if (first.kind === 'none') throw new Error(first.why);
  return first;
}

const html = { headers: { 'content-type': 'text/html' }, body: '<h1>Just another site</h1>' };

test.each([
  ['a website without WPGraphQL', { status: 200, ...html }, /HTTP 200, text\/html.*Activate the plugin WPGraphQL/],
  [
    'a WordPress that fails',
    { status: 500, ...html, body: '<p>There has been a critical error.</p>' },
    /HTTP 500, text\/html: "There has been a critical error\.".*error log/,
  ],
  [
    'a URL that moved',
    { status: 301, headers: { location: 'https://www.example.com/' }, body: '' },
    /redirects to https:\/\/www\.example\.com\/.*follows no redirects/,
  ],
  [
    'an endpoint with a password',
    { status: 401, ...html },
    /HTTP 401.*asks for a password.*user and password.*Restrict Endpoint/,
  ],
])('the doctor says what to do when the GraphQL endpoint is %s', async (_what, different, words) => {
  const { state, sees, fix = '' } = endpoint('http://cms', await firstOf(different));
  expect([state, `${sees}. ${fix}`]).toEqual(['bad', expect.stringMatching(words)]);
});

test('the doctor says what to do about a WordPress that is too slow for pages', async () => {
  const first = await firstOf({});
  expect(first.seconds).toBeGreaterThan(0);
  expect(endpoint('http://cms', { ...first, seconds: 2 }).state).toBe('good');
  expect(endpoint('http://cms', { ...first, seconds: 3.21 })).toMatchObject({
    state: 'less',
    sees: expect.stringMatching(/took 3\.2 s/),
    fix: expect.stringMatching(/object cache.*CMS_TIMEOUT_SECONDS=30/),
  });
});

test('the doctor says what to do about a Query Analyzer that is off', async () => {
  const first = await firstOf({ headers: { 'content-type': 'application/json' } });
  expect(items.tags[1]({ ...healthy, first })).toMatchObject({
    state: 'less',
    sees: expect.stringMatching(/no X-GraphQL-Keys/),
    fix: expect.stringMatching(/Enable GraphQL Type Tracking/),
  });
});

test('the doctor says that a CMS cannot be reached', async () => {
  expect(reachable('http://127.0.0.1:9', await cmsUnderTest('http://127.0.0.1:9', '').first())).toMatchObject({
    state: 'bad',
    sees: expect.stringMatching(/cannot be reached: /),
  });
});

test('a captcha without a key needs its key, not another field', () => {
  const forms = [
    { id: 3, title: 'A', unsupported: ['CaptchaField without a site key'], files: 'none', unknownTypes: [] },
  ];
  const { sees, fix } = items.forms[1]({ forms, cmsUrl: 'https://cms.test' } as unknown as Seen);
  expect(`${sees} ${fix}`).toMatch(/leaves out fields of 1 form: .*Enter the keys/);
});

test('documents of a WordPress with another folder for uploads have their files, and one of them is fetched', async () => {
  onTestFinished(() => setCmsPlaces(usualPlaces));
  const examined = await examinedThrough((response) => ({
    ...response,
    body: response.body.replaceAll('/wp-content/uploads/', '/app/uploads/'),
  }));
  const settings = await looks.settings(examined);
  const urls = typeof settings === 'string' ? [] : settings.media.map(({ at }) => at);
  expect(urls).toEqual([
    expect.stringMatching(/\/app\/uploads\/.*\.(jpg|png)$/),
    expect.stringMatching(/\/app\/uploads\/.*\.pdf$/),
  ]);
  expect(await looks.documents(examined)).toMatchObject({ papers: 1, withoutFile: [] });
});

test('a file that the host of the media does not have is looked for on the CMS', async () => {
  const examined = await examinedThrough((response) => response, { uploadsUrl: 'http://127.0.0.1:9/bucket' });
  const settings = await looks.settings(examined);
  expect(decideAll({ ...healthy, settings }).find(({ item }) => item === 'media')?.state).toBe('good');
});

test('a title of the report stands apart from what was seen', () => {
  const all = Object.values(items).map(([title]) => ({
    item: 'forms' as const,
    title,
    state: 'good' as const,
    sees: 'seen',
  }));
  expect(asText('https://cms.test', all)).not.toMatch(/\Sseen/);
});
