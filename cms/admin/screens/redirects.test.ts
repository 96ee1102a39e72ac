import { redirectsPath } from '@headwater/contract/redirects.ts';
import { expect, test } from 'vitest';
import { adminVisit } from '../../testing/admin-visit.ts';
import { startSmallCms } from '../../testing/small-cms.ts';

const secret = 'the secret of both programs';
const cms = await startSmallCms({ secret });
const admin = await adminVisit(cms, 'administrator');
const screen = '/wp-admin/admin.php?page=redirects';

async function rules(
  hash = '',
): Promise<{ hash: string; rules?: { from: string; to: string; status: number; isPattern: boolean }[] }> {
  const response = await cms.fetch(
    new Request(`http://cms.test/?rest_route=${redirectsPath}`, {
      method: 'POST',
      body: JSON.stringify({ hash }),
      headers: { 'content-type': 'application/json', 'x-faustwp-secret': secret },
    }),
    '203.0.113.7',
  );
  return response.json();
}

test('a redirect that an administrator adds is in the response to the site, until it is removed', async () => {
  await admin.send(screen, { source: '/old.html', target: '/new/', status: '302' });
  await admin.send(screen, { source: '^/a/(.*)$', target: '/b/$1', status: '301', pattern: 'on' });
  const { rules: written, hash } = await rules();
  expect(written).toMatchObject([
    { from: '/old.html', to: '/new/', status: 302, isPattern: false },
    { from: '^/a/(.*)$', to: '/b/$1', status: 301, isPattern: true },
  ]);
  expect(await rules(hash)).toEqual({ hash });
  const [id = ''] =
    /(?<=name="remove" value=")\d+(?=" aria-label="Remove the redirect from \/old)/.exec(await admin.page(screen)) ??
    [];
  await admin.send(screen, { remove: id });
  expect((await rules()).rules?.map(({ from }) => from)).toEqual(['^/a/(.*)$']);
});

test('a request without the secret is refused', async () => {
  const request = new Request(`http://cms.test/?rest_route=${redirectsPath}`, { method: 'POST' });
  expect((await cms.fetch(request, '203.0.113.7')).status).toBe(401);
});

test.each([
  [{ source: '/a', target: 'javascript:alert(1)' }, 'New address: begin it with a slash, or write a whole URL.'],
  [{ source: '/a', target: '//evil.example/' }, 'New address: begin it with a slash, or write a whole URL.'],
  [{ source: 'old', target: '/b/' }, 'Old address: begin it with a slash, or write a whole URL.'],
  [{ source: '/Login/', target: '/b/' }, 'Old address: the site needs this path itself.'],
  [{ source: '^/a/(.*)$', target: '/b/' }, 'Old address: it has a redirect already. Remove that one first.'],
  [{ source: '/a', target: '/b/', status: '200' }, 'Choose what the site answers.'],
])('the redirect %j is not saved', async (typed, message) => {
  const response = await admin.send(screen, { status: '301', ...typed });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(message);
});

test('an editor does not see redirects', async () => {
  const editor = await adminVisit(cms, 'editor');
  expect(await editor.page(screen)).toContain('Your account may not do this.');
});
