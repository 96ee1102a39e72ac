/** Degrees, east and north positive. */
export type Point = readonly [lng: number, lat: number];
/** Closed: the last point equals the first. */
export type Ring = readonly Point[];
/** The outer ring first, then its holes. */
export type Polygon = readonly Ring[];

/** Area in the square of the ring's unit; the sign is its direction: positive if it turns from x to y. */
export function signedArea(ring: readonly (readonly [x: number, y: number])[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled / 2;
}

/** Area in square degrees; enough to tell an island from a rock. */
export function ringArea(ring: Ring): number {
  return Math.abs(signedArea(ring));
}
