/** The ways in which programs write a text down: as it is, in a URL, in JSON, and in the metadata of an upload. */
function spellings(text: string): string[] {
  const bytes = Buffer.from(text);
  return [
    text,
    encodeURIComponent(text),
    encodeURIComponent(text).replaceAll('%20', '+'),
    JSON.stringify(text).slice(1, -1),
    bytes.toString('base64'),
    bytes.toString('base64url'),
  ];
}

/** Every spelling of texts that must not be found, each with its name. */
export type Markers = ReadonlyMap<string, string>;

/** @param texts by what they are, such as `search words` */
export function markersOf(texts: Readonly<Record<string, string>>): Markers {
  return new Map(Object.entries(texts).flatMap(([name, text]) => spellings(text).map((spelling) => [spelling, name])));
}

/** Names of the markers that are in some bytes. */
export function markersIn(bytes: Uint8Array | string, markers: Markers): string[] {
  const buffer = Buffer.from(bytes);
  return [...new Set([...markers].filter(([spelling]) => buffer.includes(spelling)).map(([, name]) => name))];
}
