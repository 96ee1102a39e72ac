import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FinderResults } from './finder-results.tsx';

const north = {
  id: 'a',
  isOpen: true,
  name: 'North LLC',
  href: '/representative/north/',
  address: '<p>1 Main St</p>',
  website: undefined,
  territories: ['Minnesota'],
};

const searches: [message: string, found: (typeof north)[] | undefined, place: string][] = [
  ['1 representative for Ohio', [north], 'Ohio'],
  ['2 representatives for Ohio', [north, { ...north, id: 'b' }], 'Ohio'],
  ['1 representative for your location', [north], ''],
  ['We have no representative in Ohio yet.', [], 'Ohio'],
  ['We have no representative there yet.', [], ''],
  ["We don't know that place.", undefined, 'Atlantis'],
];

test.each(searches)('the results say "%s"', (message, found, place) => {
  const html = renderToStaticMarkup(<FinderResults found={found} place={place} />);
  expect(html).toContain(message.replaceAll("'", '&#x27;'));
});

test.each(searches)('the results that say "%s" list each representative that was found', (_message, found, place) => {
  const html = renderToStaticMarkup(<FinderResults found={found} place={place} />);
  expect(html.match(/<li/g)?.length ?? 0).toBe(found?.length ?? 0);
});

test('the towns of a name are links to a search for each', () => {
  const towns = ['Duluth, Georgia', 'Duluth, Minnesota'];
  const html = renderToStaticMarkup(<FinderResults found={undefined} place="Duluth" towns={towns} />);
  expect(html).toContain('There are several places called Duluth.');
  expect(html).toContain('href="/find-a-representative?near=Duluth%2C%20Minnesota"');
});

test.each(searches)('the results that say "%s" have a phone link', (_message, found, place) => {
  expect(renderToStaticMarkup(<FinderResults found={found} place={place} />)).toMatch(/<a href="tel:/);
});
