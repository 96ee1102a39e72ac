import { isRecord } from '@headwater/contract/is-record.ts';
import { seededRandom } from '@headwater/tools/seeded-random.ts';

/** What was done to a response. */
export interface Mutation {
  /** Such as `wrong type at data.posts.nodes[].title`. */
  name: string;
  /** Whether no GraphQL server can respond so: the site must notice. */
  isWrong: boolean;
}

interface Place {
  holder: Record<string, unknown> | unknown[];
  key: string | number;
  value: unknown;
  path: string;
}

type Change = (place: Place, random: () => number) => unknown;

export function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

const jsonType = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
/** For JSON.stringify, which leaves out what is undefined. */
const removed = undefined;
const others = [7, -1.5, 'odd', true, [], ['odd'], [[null]], {}, { odd: {} }];

/** Changes that no server makes which follows its own schema. */
const wrongChanges = {
  'wrong type': ({ value }, random) =>
    pick(
      others.filter((other) => jsonType(other) !== jsonType(value)),
      random,
    ),
  'missing key': () => removed,
} satisfies Record<string, Change>;

/** Changes after which the response may still be valid. */
const oddChanges = {
  null: () => null,
  'huge text': ({ value }) => (typeof value === 'string' ? `${value} ${'Pump <b>&amp; '.repeat(4_000)}` : value),
  'another text': ({ value }, random) =>
    typeof value === 'string'
      ? pick(['', ' ', 'odd', 'constructor', '__proto__', '../..', '/', '//x', '\u0000'], random)
      : value,
  'another number': ({ value }, random) =>
    typeof value === 'number' ? pick([0, -1, 1, 2, 2 ** 60, 1e308], random) : value,
  'many times': ({ value }) => (Array.isArray(value) && value[0] ? Array.from({ length: 400 }, () => value[0]) : value),
  'empty list': ({ value }) => (Array.isArray(value) ? [] : value),
} satisfies Record<string, Change>;

function places(value: unknown, path: string, found: Place[] = []): Place[] {
  if (!Array.isArray(value) && !isRecord(value)) return found;
  for (const [key, inner] of Object.entries(value)) {
    const inside = Array.isArray(value) ? `${path}[]` : `${path}.${key}`;
    found.push({ holder: value as Place['holder'], key, value: inner, path: inside });
    places(inner, inside, found);
  }
  return found;
}

const bodies = [
  'null',
  '[]',
  '7',
  '"text"',
  '{}',
  '{"data":[]}',
  '{"data":null}',
  '{"data":{},"errors":{}}',
  '{"data":{"a":',
];

/** A cursor that leads on forever. */
function withEndlessCursors(body: unknown, seed: number): boolean {
  const infos = places(body, '').filter(({ path }) => path.endsWith('.pageInfo'));
  for (const { value } of infos) {
    if (isRecord(value)) Object.assign(value, { hasNextPage: true, endCursor: `c${seed}-${performance.now()}` });
  }
  return infos.length > 0;
}

/** Changes one place of a response, the same for the same seed and response. */
export function mutated(response: string, seed: number): { response: string; mutation: Mutation } {
  const random = seededRandom(seed);
  if (random() < 0.03) {
    const text = pick(bodies, random);
    return { response: text, mutation: { name: `${text} in its place`, isWrong: true } };
  }
  const body = JSON.parse(response) as Record<string, unknown>;
  if (random() < 0.1 && withEndlessCursors(body.data, seed)) {
    return { response: JSON.stringify(body), mutation: { name: 'endless cursors', isWrong: false } };
  }
  const isWrong = random() < 0.5;
  const all = places(body.data, '').filter(
    ({ value, holder }) => !isWrong || (value !== null && !Array.isArray(holder)),
  );
  // Each kind of place alike, however many items a list has.
  const path = pick([...new Set(all.map((place) => place.path))], random);
  const place = pick(
    all.filter((one) => one.path === path),
    random,
  );
  const [name, change] = pick(Object.entries<Change>(isWrong ? wrongChanges : oddChanges), random);
  Object.assign(place.holder, { [place.key]: change(place, random) });
  return { response: JSON.stringify(body), mutation: { name: `${name} at ${path}`, isWrong } };
}
