import { expect, test } from 'vitest';
import { pageView } from './page-view.ts';

test('a page view has the title with the path as the visitor sees it', () => {
  const address = new URL('https://pumps.example/news/?after=a#list');
  expect(pageView(address, 'News | Pumps')).toEqual({
    event: 'page_view',
    path: '/news/',
    title: 'News | Pumps',
    asPath: '/news/?after=a#list',
  });
});

test('a page view does not say where a visitor looks for a representative', () => {
  const url = new URL('https://pumps.example/find-a-representative?near=44.98%2C-93.27');
  expect(pageView(url, 'Find')).toMatchObject({ path: '/find-a-representative', asPath: '/find-a-representative' });
});
