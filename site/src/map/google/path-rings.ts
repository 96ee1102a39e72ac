/** A position as Google Maps takes it, in degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** Side of a tile in pixels. */
const TILE = 256;

/**
 * The position of a point of the site's own map.
 * @param x in pixels of the whole world at this zoom; `y` grows to the south
 */
export function latLngAt(x: number, y: number, zoom: number): LatLng {
  const world = TILE * 2 ** zoom;
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI,
    lng: (x / world - 0.5) * 360,
  };
}

/**
 * The rings of a territory's path, as `path-data.ts` writes it: each begins with a corner, and steps follow.
 * @param unit pixels of one step at the configured zoom
 */
export function ringsOfPath(path: string, unit: number, zoom: number): LatLng[][] {
  return path.split('z').flatMap((ring) => {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    const corners: LatLng[] = [];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      x += numbers[index] ?? 0;
      y += numbers[index + 1] ?? 0;
      corners.push(latLngAt(x * unit, y * unit, zoom));
    }
    return corners.length > 0 ? [corners] : [];
  });
}
