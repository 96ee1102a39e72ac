import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PartDetails as Part } from '../../catalogue/index/queries/read-part.ts';
import { MissingPart } from './missing-part.tsx';
import { PartDetails } from './part-details.tsx';

const use = { node: 1, href: '/sn-4055/', title: 'SN-4055 Pump', image: undefined, remark: undefined };
const part: Part = {
  number: 'SN-4055-WR',
  name: 'Wear ring',
  path: '/parts/sn-4055-wr/',
  isWorthListing: true,
  uses: [{ ...use, callout: '4', pieces: '2', serials: '1001 to 2450', drawing: undefined }],
  replaces: ['SN-4055-W'],
  replacedBy: [],
  crossReferences: [{ maker: 'Norrland', number: 'N 80-771' }],
};

function html(more: Partial<Part> = {}): string {
  return renderToStaticMarkup(<PartDetails part={{ ...part, ...more }} />).replaceAll(/ class="[^"]*"/g, '');
}

test('says what the part fits, what it replaces and what it interchanges with', () => {
  const page = html();
  expect(page).toContain(
    '<a href="/sn-4055/">SN-4055 Pump</a><span> No. 4 in the drawing, 2 per pump, serial numbers 1001 to 2450</span>',
  );
  expect(page).toContain('<h2>Replaces</h2><p>SN-4055-W</p>');
  expect(page).toContain('<li>Norrland N 80-771</li>');
  expect(page).toContain('Order this part');
});

test('a part that was replaced leads to the last number by the whole way, and is not ordered', () => {
  const page = html({ replacedBy: ['B-1', 'C-1'].map((number) => ({ number, path: `/parts/${number}/` })) });
  expect(page).toContain('Order C-1 in its place: SN-4055-WR → B-1 → C-1.');
  expect(page).toContain('<a href="/parts/C-1/">C-1</a>');
  expect(page).not.toContain('Order this part');
});

test('the drawing names the callout of the part', () => {
  const drawing = { id: 'x', sourceUrl: '/wp-content/uploads/b.png', altText: 'Breakout', mediaDetails: null };
  const page = html({ uses: [{ ...use, callout: '4', pieces: undefined, serials: undefined, drawing }] });
  expect(page).toMatch(/<img[^>]*>.*<figcaption>SN-4055 Pump: No. 4 in the drawing<\/figcaption>/);
});

test('a number without a part offers the nearest, and a search for it', () => {
  const nearest = [{ href: '/parts/sn-4055-wr/', title: 'Wear ring', number: 'SN-4055-WR' }];
  const page = renderToStaticMarkup(<MissingPart number="SN-4056-WR" nearest={nearest} />);
  expect(page).toContain('<a href="/parts/sn-4055-wr/">SN-4055-WR Wear ring</a>');
  expect(page).toContain('value="SN-4056-WR"');
});
