import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasterize } from '../../rasterize.ts';
import { iconImages } from '../icons/icon-images.ts';
import { alderCreekInline } from '../logos/alder-creek.ts';
import { logoImages } from '../logos/logo-images.ts';
import { sceneImages } from './scene-images.ts';

const names = {
  scene:
    'hero-works works-building foundry-pour machine-shop test-basin drawing-office river-intake lift-station-night wet-well winter-valve-box mechanical-seal cavitation bearing-housing control-panel service-truck crane-lift mine-sump quarry-dewatering tunnel-dewatering irrigation reservoir high-rise paper-mill treatment-plant storm-flood harbor snowmaking apprentice pattern-store hydrant-test pump-curve parts-shelf valve-vault aeration-basin canal-gate brewery culvert fish-hatchery power-station water-tower warranty-bench',
  banner:
    'works-building foundry-pour pattern-store machine-shop test-basin drawing-office apprentice warranty-bench parts-shelf service-truck crane-lift control-panel pump-curve mechanical-seal bearing-housing cavitation wet-well valve-vault winter-valve-box lift-station-night river-intake high-rise paper-mill snowmaking canal-gate storm-flood mine-sump',
  logo: 'alder-creek norrland ironwood superior-pump',
  partner:
    'north-shore-foundry iron-range-electric duluth-port-machine st-louis-bay-coatings mesabi-bearing arrowhead-controls',
  icon: 'years pumps test service states',
} as const;
const expected = Object.entries(names).flatMap(([kind, list]) => list.split(' ').map((name) => `${kind}/${name}`));
const images = [...sceneImages, ...logoImages, ...iconImages];

/** Tags that are opened but not closed in order; an empty list means that the document is well formed. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [tag, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return [tag];
    } else if (!selfClosing && name) open.push(name);
  }
  return open;
}

test('every place, logo or icon that the catalogue names exists exactly once', () => {
  expect(images.map(({ key }) => key).toSorted()).toEqual(expected.toSorted());
  expect(new Set(images.map(({ file }) => file)).size).toBe(images.length);
});

test.each(images.map((image) => [image.key, image] as const))(
  '%s is the same well-formed document of its stated size in every run',
  (_, image) => {
    const svg = image.draw();
    expect(svg).toMatch(
      new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" width="${image.width}" height="${image.height}"`),
    );
    expect(unbalanced(svg)).toEqual([]);
    expect(svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')).toBe('');
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<script/);
    expect(image.draw()).toBe(svg);
  },
);

test('alternative texts describe the picture', () => {
  for (const { alt } of sceneImages) expect(alt.split(' ').length).toBeGreaterThan(9);
  for (const { alt } of images) expect(alt).not.toMatch(/^(image|picture|drawing|icon|logo) of/i);
});

test('a scene stays under 220 KB', { timeout: 120_000 }, async () => {
  for (const image of sceneImages) {
    const bytes = await rasterize(image, image.draw());
    const { width, height } = await sharp(bytes).metadata();
    expect([image.key, width, height]).toEqual([image.key, image.width, image.height]);
    expect(bytes.byteLength, image.key).toBeLessThan(220_000);
  }
});

test('the header logo names the company to screen readers', () => {
  expect(alderCreekInline()).toContain('aria-label="Alder Creek Pump Works"');
});

test('the header logo has the color of the text around it', () => {
  expect(alderCreekInline()).toContain('currentColor');
});
