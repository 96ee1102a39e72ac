import { expect, test } from 'vitest';
import { alwaysKnown, readPaths } from './read-paths.ts';

test('the front page, the sitemap, the feed and the path of the finder are known without a link', () => {
  expect(alwaysKnown).toEqual(['/', '/sitemap.xml', '/feed.xml', '/find-a-representative/', '/documents/']);
});

test('the paths of the CMS cannot be read while it does not respond', async () => {
  const queryInBackground = async () => {
    throw new Error('the CMS is down');
  };
  const reading = readPaths({ queryInBackground } as unknown as Parameters<typeof readPaths>[0], undefined, true);
  await expect(reading).rejects.toThrow('the CMS is down');
});
