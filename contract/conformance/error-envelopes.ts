import { expect, test } from 'vitest';
import { get, post, type Subject } from './subject.ts';

const site = '{ generalSettings { title } }';

/** Statuses and bodies of everything except a plain success. */
export function errorEnvelopesSuite(label: string, subject: () => Subject): void {
  test(`${label}: a success has the inactive debug entry and no errors`, async () => {
    const { status, body } = await post(subject(), { query: site });
    expect(status).toBe(200);
    expect(body.errors).toBeUndefined();
    expect(body.extensions?.debug).toEqual([expect.objectContaining({ type: 'DEBUG_LOGS_INACTIVE' })]);
  });

  test(`${label}: GET and POST have the same response`, async () => {
    expect((await get(subject(), site)).body.data).toEqual((await post(subject(), { query: site })).body.data);
  });

  test.each([
    ['an unknown field', { query: '{ nope }' }, [200]],
    // WPGraphQL responds with 500 since it parses queries before it executes them.
    ['a syntax error', { query: '{ generalSettings' }, [200, 500]],
    [
      'a variable of the wrong type',
      { query: 'query ($u: String!) { nodeByUri(uri: $u) { id } }', variables: { u: {} } },
      [200],
    ],
  ])(`${label}: %s has errors and no data`, async (_, body, statuses) => {
    const response = await post(subject(), body);
    expect(statuses).toContain(response.status);
    expect(response.body.errors?.[0]?.message).toEqual(expect.any(String));
    expect(response.body).not.toHaveProperty('data');
  });

  test(`${label}: a body that is not JSON is a 500 with errors`, async () => {
    const response = await post(subject(), '{"query": ');
    expect(response.status).toBe(500);
    expect(response.body.errors?.[0]?.message).toEqual(expect.any(String));
  });

  test(`${label}: rejects a POST that is not JSON with 415 and names its type`, async () => {
    const response = await post(subject(), 'query=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(response.status).toBe(415);
    expect(response.body.errors?.[0]?.message).toMatch(/Content-Type: application\/json/);
  });

  test(`${label}: rejects a mutation by GET`, async () => {
    const response = await get(subject(), 'mutation { generateAuthorizationCode(input: {password: "x"}) { code } }');
    expect(response.body.errors?.[0]?.message).toMatch(/GET|POST/);
    expect(response.body.data ?? null).toBeNull();
  });

  test(`${label}: an invalid bearer token means anonymous, not an error`, async () => {
    const response = await post(subject(), { query: '{ viewer { name } }' }, { authorization: 'Bearer expired' });
    expect(response.body).toMatchObject({ data: { viewer: null } });
    expect(response.body.errors).toBeUndefined();
  });
}
