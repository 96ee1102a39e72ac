import { expect, test } from 'vitest';
import { pageView } from './page-view.ts';

test('a page view has the path, the title and the full URL path as shown', () => {
  const address = new URL('https://pumps.example/news/?after=a#list');
  expect(pageView(address, 'News | Pumps')).toEqual({
    event: 'page_view',
    path: '/news/',
    title: 'News | Pumps',
    asPath: '/news/?after=a#list',
  });
});
