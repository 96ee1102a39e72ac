/**
 * The shape of a JSON value: for each path, which types occurred and which sets of keys objects
 * had. Array indexes collapse into `[]`, and objects with a `__typename` are distinguished by it.
 */
export type Shape = Map<string, { types: Set<string>; keys: Set<string> }>;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function keysOf(value: object): string {
  return Object.keys(value).sort().join(' ');
}

function labeled(path: string, value: unknown): string {
  const name = typeof value === 'object' && value !== null && '__typename' in value ? value.__typename : undefined;
  return name === undefined ? path : `${path}<${String(name)}>`;
}

/** Adds a value to a shape, merging it with earlier ones. */
export function addToShape(shape: Shape, value: unknown, path = '$'): Shape {
  const labeledPath = labeled(path, value);
  const seen = shape.get(labeledPath) ?? { types: new Set(), keys: new Set() };
  shape.set(labeledPath, seen);
  seen.types.add(typeOf(value));
  if (Array.isArray(value)) for (const element of value) addToShape(shape, element, `${labeledPath}[]`);
  else if (typeof value === 'object' && value !== null) {
    seen.keys.add(keysOf(value));
    for (const [key, member] of Object.entries(value)) addToShape(shape, member, `${labeledPath}.${key}`);
  }
  return shape;
}

/**
 * The differences of `actual` from the recorded shape, as sentences; empty if there are none.
 * A key must exist exactly when it was recorded. A value must have a recorded type; where only
 * null was recorded, any type is allowed, because the recorded content happened to be empty; null
 * is also allowed under a key in `nullable`, whose content is optional elsewhere in the recordings.
 */
export function differences(
  recorded: Shape,
  actual: unknown,
  nullable: Pick<ReadonlySet<string>, 'has'> = new Set<string>(),
): string[] {
  return [...addToShape(new Map(), actual)].flatMap(([path, seen]) => {
    const known = recorded.get(path);
    if (!known) return insideUnknown(recorded, path) ? [] : [`${path} was never recorded`];
    const onlyNull = known.types.size === 1 && known.types.has('null');
    const isOptional = nullable.has(lastKey(path));
    const types = onlyNull
      ? []
      : [...seen.types].filter((type) => !known.types.has(type) && !(type === 'null' && isOptional));
    const keys = known.keys.size === 0 ? [] : [...seen.keys].filter((set) => !known.keys.has(set));
    return [
      ...types.map((type) => `${path} is ${type}, recorded as ${[...known.types].join(' or ')}`),
      ...keys.map((set) => `${path} has the keys "${set}", recorded as "${[...known.keys].join('" or "')}"`),
    ];
  });
}

function lastKey(path: string): string {
  return /\.([^.[<]+)[^.]*$/.exec(path)?.[1] ?? '';
}

/** Keys under which a shape contains null somewhere: optional content. */
export function optionalKeys(shape: Shape): Set<string> {
  const optional = [...shape].filter(([, { types }]) => types.has('null'));
  return new Set(optional.map(([path]) => lastKey(path)));
}

/** Below a value that was always null or empty there is nothing to compare. */
function insideUnknown(recorded: Shape, path: string): boolean {
  for (let parent = path; parent.length > 1; ) {
    parent = parent.replace(/(<[^<>]*>|\[\]|\.[^.[<]*)$/, '');
    const known = recorded.get(parent);
    if (known) return known.keys.size === 0 && !recorded.has(`${parent}[]`);
  }
  return false;
}
