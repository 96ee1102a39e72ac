import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSignedToken } from '../http/signed-token.ts';
import { addToShape, differences } from './shape.ts';
import { operationText, type ParsedResponse, post, type Subject, sendOperation } from './subject.ts';

/** An account of the CMS under test, and what front ends need to know about it. */
export interface SignInFacts {
  /** An administrator, as in the recordings. */
  username: string;
  password: string;
  /** The secret shared with the site. */
  secret: string;
  /** Base URL of the CMS as in its own links, without trailing slash. */
  baseUrl: string;
}

interface Recorded {
  status?: number;
  body?: unknown;
  location?: string;
  data?: unknown;
  response?: { data: unknown };
}

function recorded(name: string): Recorded {
  // Written by the project's recorder, with this type's structure.
  return JSON.parse(readFileSync(new URL(`../wordpress/recordings/${name}.json`, import.meta.url), 'utf8')) as Recorded;
}

const forms = {
  'as a query': '/?rest_route=/faustwp/v1/',
  'as a path': '/wp-json/faustwp/v1/',
};

interface Tokens {
  accessToken: string;
  accessTokenExpiration: number;
  refreshToken: string;
  refreshTokenExpiration: number;
}

const opaque = /^[A-Za-z0-9+/]{86}==$/;

/** What a front end sends to the CMS under test: requests with its secret, and an account's name and password. */
function frontEnd(subject: () => Subject, facts: () => SignInFacts) {
  function rest(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return subject().fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-faustwp-secret': facts().secret, ...headers },
      body: JSON.stringify(body),
    });
  }

  async function code(password = facts().password): Promise<ParsedResponse> {
    const { username } = facts();
    return sendOperation(subject(), 'GenerateAuthorizationCode', { username, password });
  }

  async function asEditor(body: object): Promise<ParsedResponse> {
    const data = (await code()).body.data as { generateAuthorizationCode: { code: string } };
    const response = await rest(`${forms['as a path']}authorize`, { code: data.generateAuthorizationCode.code });
    expect(response.status).toBe(200);
    const { accessToken } = (await response.json()) as Tokens;
    return post(subject(), body, { authorization: `Bearer ${accessToken}` });
  }

  return { rest, code, asEditor };
}

/** Sign-in, and how a session changes responses, as recorded. */
export function sessionsSuite(label: string, subject: () => Subject, facts: () => SignInFacts): void {
  signInSuite(label, subject, facts);
  editorSuite(label, subject, facts);
}

function signInSuite(label: string, subject: () => Subject, facts: () => SignInFacts): void {
  const { rest, code } = frontEnd(subject, facts);

  for (const [form, path] of Object.entries(forms)) {
    test.each([
      ['authorize-no-secret', { code: 'x' }, { 'x-faustwp-secret': '' }],
      ['authorize-no-secret', { code: 'x' }, { 'x-faustwp-secret': 'another-secret' }],
      ['authorize-empty', {}, {}],
      ['authorize-bad-code', { code: 'not a code' }, {}],
      ['authorize-bad-code', { refreshToken: 'not a token' }, {}],
    ])(`${label}: %s has the recorded response, ${form}`, async (name, body, headers) => {
      const response = await rest(`${path}authorize`, body, headers);
      expect({ status: response.status, body: await response.json() }).toEqual(recorded(name));
    });

    test(`${label}: a code gives two tokens and a refresh token two more, ${form}`, async () => {
      const { body } = await code();
      expect(differences(addToShape(new Map(), recorded('generate-code-ok').data), body.data)).toEqual([]);
      const given = (body.data as { generateAuthorizationCode: { code: string } }).generateAuthorizationCode.code;
      expect(given).toMatch(opaque);
      expect(isSignedToken(given, facts().secret)).toBe(true);

      const now = Date.now() / 1_000;
      const first = await rest(`${path}authorize`, { code: given });
      const tokens = (await first.json()) as Tokens;
      expect(Object.keys(tokens)).toEqual(Object.keys(recorded('authorize-ok').body as object));
      expect([tokens.accessToken, tokens.refreshToken]).toEqual([
        expect.stringMatching(opaque),
        expect.stringMatching(opaque),
      ]);
      // The site refuses others without a request to the CMS.
      expect(isSignedToken(tokens.refreshToken, facts().secret)).toBe(true);
      expect(Math.abs(tokens.accessTokenExpiration - now - 300)).toBeLessThan(10);
      expect(Math.abs(tokens.refreshTokenExpiration - now - 14 * 86_400)).toBeLessThan(10);

      const second = await rest(`${path}authorize`, { refreshToken: tokens.refreshToken });
      expect(second.status).toBe(recorded('authorize-refresh').status);
      const next = (await second.json()) as Tokens;
      expect(Object.keys(next)).toEqual(Object.keys(recorded('authorize-refresh').body as object));
      expect(next.refreshToken).not.toBe(tokens.refreshToken);
      expect(isSignedToken(next.refreshToken, facts().secret)).toBe(true);
    });

    test(`${label}: the secret can be verified, ${form}`, async () => {
      const good = await rest(`${path}validate_secret_key`, {});
      expect([good.status, await good.json()]).toEqual([200, 'Secret key validated!']);
      expect((await rest(`${path}validate_secret_key`, {}, { 'x-faustwp-secret': 'x' })).status).toBe(401);
    });
  }

  test(`${label}: authorize-bad-password has the recorded response`, async () => {
    const { body } = await code('nope');
    const wordpress = JSON.stringify(recorded('authorize-bad-password').response?.data);
    const { username, baseUrl } = facts();
    const expected = wordpress.replace('<strong>admin</strong>', `<strong>${username}</strong>`);
    expect(JSON.stringify(body.data)).toBe(expected.replace('http://cms.test', baseUrl));
  });

  test(`${label}: generate-redirect redirects to the login with all parameters`, async () => {
    const { status, location } = recorded('generate-redirect');
    const response = await subject().fetch('/generate?redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fabout');
    expect([response.status, response.headers.get('location')]).toEqual([
      status,
      location?.replace('http://cms.test', facts().baseUrl),
    ]);
  });
}

function editorSuite(label: string, subject: () => Subject, facts: () => SignInFacts): void {
  const { asEditor } = frontEnd(subject, facts);

  test(`${label}: viewer-editor has the recorded keys, types and nulls`, async () => {
    const response = await asEditor({ operationName: 'GetViewer', query: operationText('GetViewer') });
    expect(response.body.errors).toBeUndefined();
    const optional = new Set(['description', 'firstName', 'lastName', 'url']);
    expect(differences(addToShape(new Map(), recorded('viewer-editor').data), response.body.data, optional)).toEqual(
      [],
    );
    expect(response.body.data).toMatchObject({ viewer: { username: facts().username, shouldShowFaustToolbar: true } });
  });

  test(`${label}: viewer-bad-token is anonymous, without an error`, async () => {
    for (const authorization of ['Bearer nonsense', 'Bearer', '', `Bearer ${'A'.repeat(86)}==`]) {
      const response = await post(subject(), { query: '{ viewer { name } }' }, { authorization });
      expect([response.status, response.body.data]).toEqual([200, recorded('viewer-bad-token').data]);
      expect(response.body.errors).toBeUndefined();
    }
  });

  test(`${label}: seed-preview-editor shows a draft to an editor as recorded`, async () => {
    const list = await asEditor({ query: '{ pages(where: { stati: [DRAFT] }) { nodes { databaseId } } }' });
    const { databaseId } = (list.body.data as { pages: { nodes: [{ databaseId: number }] } }).pages.nodes[0];
    const variables = { id: String(databaseId), asPreview: true };
    const response = await asEditor({ query: operationText('GetSeedNodePreview'), variables });
    const expected = recorded('seed-preview-editor').data as { node: object };
    expect(differences(addToShape(new Map(), expected), response.body.data)).toEqual([]);
    expect(response.body.data).toMatchObject({
      node: { __typename: 'Page', uri: `/?page_id=${databaseId}`, databaseId, isFrontPage: false },
    });
    const anonymous = await sendOperation(subject(), 'GetSeedNodePreview', variables);
    expect(anonymous.body.data).toEqual(recorded('seed-preview-anonymous').response?.data);
  });
}
