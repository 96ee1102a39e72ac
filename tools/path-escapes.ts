/** Question marks and number signs, percent-encoded once, twice or three times. */
const MARKS = ['%23', '%3F', '%3f', '%2523', '%253F', '%253f', '%25252523', '%2525253f'];
const PLACES = [
  (mark: string, n: number) => `/${mark}${n}/`,
  (mark: string, n: number) => `/search${mark}q=${n}/`,
  (mark: string, n: number) => `/search${mark}q=${n}`,
  (mark: string, n: number) => `/products/${mark}/${n}`,
  (mark: string, n: number) => `/products/sn-3040${mark}${n}/`,
  (mark: string, n: number) => `/%70roducts/${n}${mark}?after=x`,
  (mark: string, n: number) => `/preview${mark}id=${n}`,
  (mark: string, n: number) => `/feed.xml${mark}${n}`,
];

/** Different paths, each with an encoded end of the path or start of the query. */
export function pathEscapes(count: number): string[] {
  return Array.from({ length: count }, (_, n) => {
    const mark = MARKS[n % MARKS.length] ?? '';
    return PLACES[Math.floor(n / MARKS.length) % PLACES.length]?.(mark, n) ?? '';
  });
}
