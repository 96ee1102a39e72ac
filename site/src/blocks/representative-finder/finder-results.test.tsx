import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FinderResults } from './finder-results.tsx';

const north = {
  ...{ id: 'a', isOpen: true, name: 'North LLC', href: '/representative/north/', address: '<p>1 Main St</p>' },
  ...{ website: undefined, territories: ['Minnesota'] },
};

test.each([
  [[north], 'Ohio', '1 representative for Ohio'],
  [[north, { ...north, id: 'b' }], 'Ohio', '2 representatives for Ohio'],
  [[north], '', '1 representative for your location'],
  [[], 'Ohio', 'We have no representative in Ohio yet.'],
  [[], '', 'We have no representative there yet.'],
  [undefined, 'Atlantis', 'We don&#x27;t know that place.'],
])('%# says what was found, and whom to call', (found, place, text) => {
  const html = renderToStaticMarkup(<FinderResults found={found} place={place} />);
  expect(html).toContain(text);
  expect(html).toMatch(/<a href="tel:/);
  expect(html.match(/<li/g)?.length ?? 0).toBe(found?.length ?? 0);
});
