import { expect, test } from 'vitest';
import { tablesOf } from '../../catalogue/tables/tables-of.ts';
import { legendOf } from './parts-breakout.tsx';

const list = (rows: string) =>
  `<h2>Parts list</h2><table><thead><tr><th>Item</th><th>Description</th><th>Part number</th><th>Replaced by</th></tr></thead><tbody>${rows}</tbody></table>`;

test('the legend of a drawing names each number once, by the part that is delivered today', () => {
  const rows =
    '<tr><td>1</td><td>Impeller</td><td>SN-1-OLD</td><td>SN-1-IM</td></tr>' +
    '<tr><td>1</td><td>Impeller</td><td>SN-1-IM</td><td></td></tr>' +
    '<tr><td>2</td><td>Wear ring</td><td>SN-1-WR</td><td></td></tr>' +
    '<tr><td></td><td>Grease</td><td>GR-7</td><td></td></tr>';
  const legend = legendOf(tablesOf(list(rows)).parts);
  expect(legend.map(({ callout, number }) => [callout, number])).toEqual([
    ['1', 'SN-1-IM'],
    ['2', 'SN-1-WR'],
  ]);
});
