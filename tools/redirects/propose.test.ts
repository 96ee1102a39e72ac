import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { pageText } from './page-texts.ts';
import { numbersOf, propose } from './propose.ts';

test.each([
  ['SC-8140 pump', ['sc8140']],
  ['sc_8140.html', ['sc8140']],
  ['kit 400-1182', ['kit400', '1182']],
  ['news of 2024', []],
  ['series 40', []],
])('the numbers of %s are %j', (text, expected) => {
  expect([...numbersOf(text)]).toEqual(expected);
});

const words =
  'water slurry seal bearing motor valve booster turbine mine mill harbor tunnel dredge basin quarry irrigation cooling boiler chemical resin harvest winter spring flood storage alignment vibration noise voltage inspection apprentice foundry coating gasket impeller diffuser column shaft coupling lubrication grease sensor telemetry panel cabinet hatch ladder crane barge pipeline manifold nozzle strainer screen'.split(
    ' ',
  );

/** An old site and the new one, where each page has another address, and some have another title and text. */
function movedSite(seed: number) {
  const random = seededRandom(seed);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const text = () => Array.from({ length: 80 }, () => pick(words)).join(' ');
  const models = Array.from({ length: 60 }, (_, index) => {
    const [kind, model] = [pick(words), `SC-${8000 + index * 7}`];
    const old = {
      path: `/cat/item_${model.replace('-', '').toLowerCase()}.asp`,
      title: `${model} ${kind} Pump`,
      text: text(),
    };
    return {
      old,
      page: { path: `/products/${kind}/${model.toLowerCase()}/`, title: `${kind} pump ${model}`, text: text() },
    };
  });
  const articles = Array.from({ length: 60 }, (_, index) => {
    const topic = [pick(words), pick(words), pick(words), pick(words)];
    const body = text();
    const title = topic.join(' ');
    const isRewritten = index % 6 === 0;
    const newTitle = isRewritten ? [...topic.slice(0, 2), pick(words), pick(words)].join(' ') : title;
    const old = { path: `/2019/05/${topic.slice(0, 3).join('-')}.html`, title, text: body };
    const page = {
      path: `/news/${topic.slice(1).join('-')}-${index}/`,
      title: newTitle,
      text: isRewritten ? text() : body,
    };
    return { old, page };
  });
  return [...models, ...articles].slice(10, 110);
}

test.each([1, 2, 3])(
  'finds at least 80 of 100 renamed pages, and none wrong above a score of 0.9 (seed %i)',
  (seed) => {
    const pairs = movedSite(seed);
    const right = new Map(pairs.map(({ old, page }) => [old.path, page.path]));
    const others = movedSite(seed + 100).map(({ page }) => page);
    const proposals = propose(
      pairs.map(({ old }) => old),
      [...pairs.map(({ page }) => page), ...others],
    );
    expect(pairs).toHaveLength(100);
    const good = proposals.filter(({ from, to }) => right.get(from) === to);
    expect(good.length).toBeGreaterThanOrEqual(80);
    expect(proposals.filter(({ from, to, score }) => score > 0.9 && right.get(from) !== to)).toEqual([]);
  },
);

test('another model of the same series is never sure', () => {
  const [proposal] = propose(
    [{ path: '/sc-8140.html', title: 'SC-8140 split case pump', text: 'split case pump' }],
    [{ path: '/products/sc-8150/', title: 'SC-8150 split case pump', text: 'split case pump' }],
  );
  expect(proposal?.score ?? 0).toBeLessThanOrEqual(0.5);
});

test('two pages that fit alike are left to a person', () => {
  const [proposal] = propose(
    [{ path: '/seal-kits.html', title: 'Seal kits' }],
    [
      { path: '/seal-kits/', title: 'Seal kits' },
      { path: '/parts/seal-kits/', title: 'Seal kits' },
    ],
  );
  expect(proposal?.score).toBeLessThanOrEqual(0.85);
});

test('the text of a page leaves out what every page has', () => {
  const html =
    '<html><head><title>Pumps | Firm</title><style>a{}</style></head><body><nav>Menu</nav><main><h1>All pumps</h1><p>Text</p></main><script>x()</script></body></html>';
  expect(pageText('/a/', html)).toEqual({ path: '/a/', title: 'All pumps', text: 'Text' });
});
