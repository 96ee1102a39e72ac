import { expect, test } from 'vitest';
import type { QueryAsEditor } from '../../cms-client/cms-client.ts';
import { CmsUnreachableError } from '../../cms-client/errors.ts';
import { faultyCms, sendJson } from '../../cms-client/testing/faulty-cms.ts';
import { editorsOf } from '../sign-in/testing/editors.ts';
import { account, inga } from './testing/inga.ts';
import { toolbarResponse, viewerResponse } from './viewer-response.ts';

const down = () => Promise.reject(new CmsUnreachableError('GetFaustViewer', 'down'));

/** The CMS's response to an editor's query: only the two of the toolbar are sent here. */
function respondWith(data: object, errors: { message: string; code: undefined }[] = []): QueryAsEditor {
  return async () => ({ data: data as never, errors });
}

/** A CMS over HTTP that responds to visitors with this title. */
async function queryWithTitle(title: string | null) {
  const client = await faultyCms((_req, res) => sendJson(res, { data: { generalSettings: { title } } }));
  return client.queryPublic;
}

const headers = { authorization: 'Bearer token-1' };
const request = (own: Record<string, string> = headers) => new Request('https://shop.example/api', { headers: own });

/** Editors whose distrusted tokens are listed. */
function editorsWith(queryAsEditor: QueryAsEditor) {
  const { editors } = editorsOf({ queryAsEditor });
  const distrusted: string[] = [];
  const sessions = { ...editors.sessions, distrust: (token: string) => void distrusted.push(token) };
  return { editors: { ...editors, sessions }, distrusted };
}

async function toolbar(queryAsEditor: QueryAsEditor, title: string | null = 'Alder &amp; Creek') {
  const { editors, distrusted } = editorsWith(queryAsEditor);
  const response = await toolbarResponse(request(), editors, await queryWithTitle(title));
  return { status: response.status, json: await response.json(), distrusted };
}

const toolbarWith = ({ isShown }: { isShown: boolean }) => ({
  status: 200,
  distrusted: [],
  json: { isShown, siteName: 'Alder & Creek', cmsUrl: 'https://cms.example' },
});

test.each<[string, QueryAsEditor]>([
  ['to an editor who enabled it', respondWith({ viewer: { shouldShowFaustToolbar: true } })],
  ['to an editor without the setting', respondWith({ viewer: { shouldShowFaustToolbar: null } })],
  [
    'when the CMS lacks the plugin',
    respondWith({ viewer: null }, [{ message: 'Cannot query field.', code: undefined }]),
  ],
  ['when the CMS does not respond', down],
])('the toolbar is shown %s', async (_what, query) => {
  expect(await toolbar(query)).toEqual(toolbarWith({ isShown: true }));
});

test('the toolbar is not shown to an editor who disabled it', async () => {
  const query = respondWith({ viewer: { shouldShowFaustToolbar: false } });
  expect(await toolbar(query)).toEqual(toolbarWith({ isShown: false }));
});

test('a token that the CMS does not know is distrusted after its 401', async () => {
  const expected = { status: 401, json: { error: 'Unauthorized' }, distrusted: ['token-1'] };
  expect(await toolbar(respondWith({ viewer: null }))).toEqual(expected);
  const { editors, distrusted } = editorsWith(respondWith({ viewer: null }));
  const response = await viewerResponse(request(), editors);
  expect({ status: response.status, json: await response.json(), distrusted }).toEqual(expected);
});

test('a request without a token is a 401 without a query to the CMS', async () => {
  const { editors, distrusted } = editorsWith(() => expect.fail('queried as an editor'));
  const responses = [
    await toolbarResponse(request({}), editors, () => expect.fail('queried')),
    await viewerResponse(request({}), editors),
  ];
  expect([responses.map(({ status }) => status), distrusted]).toEqual([[401, 401], []]);
});

test.each([null, ''])('a site without a name (%j) is called WordPress', async (title) => {
  expect((await toolbar(respondWith({ viewer: {} }), title)).json).toMatchObject({ siteName: 'WordPress' });
});

test('a site whose name the CMS cannot tell is called WordPress', async () => {
  const { editors } = editorsWith(respondWith({ viewer: {} }));
  const response = await toolbarResponse(request(), editors, down);
  expect(await response.json()).toMatchObject({ siteName: 'WordPress' });
});

test('a fault of the site fails the request of the toolbar', async () => {
  const broken = () => Promise.reject(new TypeError('a fault'));
  const { editors } = editorsWith(respondWith({ viewer: {} }));
  await expect(toolbarResponse(request(), editors, broken)).rejects.toThrow('a fault');
  const { editors: others } = editorsWith(broken);
  await expect(toolbarResponse(request(), others, await queryWithTitle('A'))).rejects.toThrow('a fault');
});

test('an editor has a plain name with pictures from the site itself, in JSON for this session only', async () => {
  const { editors } = editorsWith(respondWith({ viewer: inga }));
  const response = await viewerResponse(request(), editors);
  const { headers } = response;
  expect(headers.get('vary')).toBe('Cookie, Authorization');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({
    name: 'Inga & Co',
    username: 'inga',
    ...account,
    avatars: {
      small: { src: '/media/26.png', dense: '/media/52.png' },
      large: { src: '/media/64.png', dense: '/media/128.png' },
    },
  });
});

test('an editor without a picture or username has an empty value for it', async () => {
  const viewer = {
    name: 'Inga',
    username: null,
    avatar26: null,
    avatar52: null,
    avatar64: { url: null },
    avatar128: null,
  };
  const { editors } = editorsWith(respondWith({ viewer }));
  expect(await (await viewerResponse(request(), editors)).json()).toEqual({ name: 'Inga', username: '', avatars: {} });
});
