import { expect, test } from 'vitest';
import { type Near, readNear } from './read-near.ts';

const unknown = { kind: 'unknown' };

test.each<[string, object]>([
  ['', { kind: 'nothing' }],
  ['  ', { kind: 'nothing' }],
  ['55401', { kind: 'zip', zip: '55401' }],
  [' 55401-1234 ', { kind: 'zip', zip: '55401' }],
  ['Minneapolis, MN 55401', { kind: 'zip', zip: '55401' }],
  ['5540', unknown],
  ['554011', unknown],
  ['K1A 0B1', { kind: 'postal-code', code: 'K1A' }],
  ['k1a0b1', { kind: 'postal-code', code: 'K1A' }],
  ['k1a', { kind: 'postal-code', code: 'K1A' }],
  ['Ottawa, ON K1A 0B1', { kind: 'postal-code', code: 'K1A' }],
  ['D1A 0B1', unknown],
  ['44.98,-93.27', { kind: 'position', position: [-93.27, 44.98] }],
  ['44.98, -93.27', { kind: 'position', position: [-93.27, 44.98] }],
  ['91,0', unknown],
  ['0,181', unknown],
  ['Minnesota', { kind: 'region', region: 'Minnesota' }],
  ['minnesota', { kind: 'region', region: 'Minnesota' }],
  ['MN', { kind: 'region', region: 'Minnesota' }],
  ['mn', { kind: 'region', region: 'Minnesota' }],
  ['Québec', { kind: 'region', region: 'Quebec' }],
  ['Duluth, MN', { kind: 'town', name: 'Duluth', region: 'Minnesota', within: undefined }],
  ['duluth mn', { kind: 'town', name: 'duluth', region: 'Minnesota', within: undefined }],
  ['Kansas City, Missouri', { kind: 'town', name: 'Kansas City', region: 'Missouri', within: undefined }],
  ['Kansas City', { kind: 'town', name: 'Kansas City', region: undefined, within: 'Kansas' }],
  ['Kansas City Missouri', { kind: 'town', name: 'Kansas City Missouri', region: undefined, within: 'Missouri' }],
  ['West Virginia', { kind: 'region', region: 'West Virginia' }],
  ['Ontario, Canada', { kind: 'region', region: 'Ontario' }],
  ['Duluth', { kind: 'town', name: 'Duluth', region: undefined, within: undefined }],
  ["Coeur d'Alene", { kind: 'town', name: "Coeur d'Alene", region: undefined, within: undefined }],
  ['Canada', unknown],
  ['Virginia and West Virginia', unknown],
  ['Pump 4', unknown],
  ['x'.repeat(101), unknown],
  ['<script>', unknown],
])('reads the place %j as %j', (text, near) => {
  expect(readNear(text)).toEqual(near satisfies object as Near);
});
