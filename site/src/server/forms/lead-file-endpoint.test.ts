import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { fileLink } from '../../leads/hand-over/file-link.ts';
import type { Exchange } from '../exchange.ts';
import { createLeadFileEndpoint } from './lead-file-endpoint.ts';

const [whole, half] = ['0f8fad5b-d9cb-469f-a165-70867728950e', '1f8fad5b-d9cb-469f-a165-70867728950e'];

async function get(path: string, method = 'GET') {
  const endpoint = createLeadFileEndpoint(
    {
      find: async (id) => {
        const file = { id, formId: 1, fieldId: 2, name: 'a "pump".html', size: 3, visitor: '' };
        return id === whole || id === half ? { ...file, isComplete: id === whole } : undefined;
      },
      read: async () => new Blob(['abc']),
    },
    () => 1_000,
  );
  // What the endpoint reads of an exchange.
  const { url } = await testServer((req, res) => void endpoint({ req, res, path: req.url } as Exchange));
  return fetch(`${url}${path}`, { method });
}

test('a link saves its file, which no browser shows', async () => {
  const response = await get(fileLink(whole, 2_000));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a%20%22pump%22.html");
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(await response.text()).toBe('abc');
  const head = await get(fileLink(whole, 2_000), 'HEAD');
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['3', '']);
});

test.each([
  ['has ended', fileLink(whole, 1_000), 410],
  ['is of a file that is gone', fileLink('2f8fad5b-d9cb-469f-a165-70867728950e', 2_000), 404],
  ['is of half a file', fileLink(half, 2_000), 404],
  ['is made up', fileLink(whole, 2_000).replace('0f8f', '1f8f'), 404],
])('a link that %s gives nothing away', async (_what, path, status) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain('abc');
});
