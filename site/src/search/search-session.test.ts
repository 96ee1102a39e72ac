import { expect, test } from 'vitest';
import { createSearchSession, type SearchPage } from './search-session.ts';

/** A page with its own history that records what the search shows; responses arrive when `respondWith` is called. */
function searchPage(start = '/search') {
  const entries = [start];
  const shown: string[] = [];
  const requests: string[] = [];
  let at = 0;
  let responding: () => Promise<void> = async () => {};
  const page: SearchPage = {
    url: () => entries[at] ?? '',
    replaceEntry: (url) => void entries.splice(at, 1, url),
    pushEntry(url) {
      at += 1;
      entries.splice(at, entries.length, url);
    },
    async fetch(url) {
      requests.push(url);
      await responding();
      return () => shown.push(url);
    },
    setSearching: (isSearching) => void shown.push(isSearching ? 'searching' : 'done'),
    clear: () => void shown.push('cleared'),
    fail: (error) => void shown.push(String(error)),
  };
  return {
    session: createSearchSession(page, { action: '/search', shortest: 2 }),
    entries,
    shown,
    requests,
    /** Imitates Back and Forward. @returns the term of the entry */
    move(by: number) {
      at += by;
      return new URLSearchParams(entries[at]?.split('?')[1]).get('q') ?? '';
    },
    /** Later responses arrive with this. */
    respondWith(next: () => Promise<void>) {
      responding = next;
    },
  };
}

test('while the visitor types, the URL follows the term within one history entry', async () => {
  const { session, entries, requests } = searchPage();
  await session.follow('ca');
  await session.follow('  wet \n well ');
  expect(entries).toEqual(['/search?q=wet+well']);
  expect(requests).toEqual(['/search?q=ca', '/search?q=wet+well']);
});

test('each submitted term is a history entry of its own', async () => {
  const { session, entries } = searchPage();
  await session.follow('pump');
  await session.send('pump');
  await session.follow('valve');
  await session.send('valve');
  expect(entries).toEqual(['/search', '/search?q=pump', '/search?q=valve']);
});

test('a term submitted twice is one history entry', async () => {
  const { session, entries, requests } = searchPage();
  await session.send('pump');
  await session.send(' pump ');
  expect(entries).toEqual(['/search', '/search?q=pump']);
  expect(requests).toEqual(['/search?q=pump']);
});

test('after Back, typing changes the current entry until the term is submitted as another one', async () => {
  const { session, entries, move } = searchPage();
  await session.send('pump');
  await session.send('valve');
  await session.goTo(move(-1));
  await session.follow('seal');
  expect(entries).toEqual(['/search', '/search?q=seal', '/search?q=valve']);
  await session.send('seal');
  expect(entries).toEqual(['/search', '/search?q=pump', '/search?q=seal']);
});

test('does not fetch results that are already shown', async () => {
  const { session, requests, shown } = searchPage('/search?q=pump');
  await session.follow('pump');
  expect(requests).toEqual([]);
  expect(shown).toEqual(['done']);
});

test('a term that is too short resets the page once', async () => {
  const { session, requests, shown, entries } = searchPage('/search?q=pump');
  await session.follow('p');
  expect(shown).toEqual(['cleared', 'done']);
  await session.follow('p');
  expect(shown).toEqual(['cleared', 'done', 'done']);
  await session.follow('');
  expect(requests).toEqual([]);
  expect(entries).toEqual(['/search']);
});

test('fetches results for a term of the minimum length', async () => {
  const { session, requests } = searchPage();
  await session.follow('pu');
  expect(requests).toEqual(['/search?q=pu']);
});

test('after a failure, the results that were shown before are fetched again', async () => {
  const { session, requests, respondWith, move } = searchPage('/search?q=valve');
  respondWith(() => Promise.reject(new Error('no network')));
  await session.send('pump');
  respondWith(async () => {});
  await session.goTo(move(-1));
  expect(requests).toEqual(['/search?q=pump', '/search?q=valve']);
});
