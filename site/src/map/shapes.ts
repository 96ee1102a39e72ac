import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Polygon, signedArea } from './geometry.ts';
import { type Position, project } from './mercator.ts';
import { pathData } from './path-data.ts';
import { simplify } from './simplify.ts';
import { overlaps, type View, viewOf, withMargin } from './view.ts';

type Rings = readonly (readonly Position[])[];

/** The shape of a territory, or of a state of the outlines, on the map. */
export interface Shape {
  id: string;
  /** `d` of an SVG path, in multiples of `Shapes.unit`. */
  path: string;
}

export interface Shapes {
  /** Pixels at the configured zoom of one step in the paths. */
  unit: number;
  shapes: Shape[];
}

interface ShapeSource {
  id: string;
  polygons: readonly Polygon[];
}

export interface ShapeOptions {
  /** The visible part of the map; polygons far outside are left out. */
  view: View;
  /** Pixels that the view is wide on the largest screen that the shapes are for. */
  pixels: number;
  /** Most bytes of all paths, compressed with gzip. */
  bytes: number;
  /** Unit of other shapes that these are drawn with; half the tolerance by default. */
  unit?: number;
}

/** A visitor may pan this share of the view past its edges. */
const MARGIN = 0.5;
/** Each step doubles the tolerance: the last one leaves little but triangles. */
const STEPS = 8;

/**
 * A ring in the direction that SVG's default fill rule needs: outer rings one way and holes the other, so that polygons
 * of a representative may overlap without holes where they do.
 */
function wound(ring: Position[], isOuter: boolean): Position[] {
  return signedArea(ring) > 0 === isOuter ? ring : ring.reverse();
}

/** A square for a territory that is too small to have a shape, so that it stays on the map. */
function dot([x, y]: Position, size: number): Rings {
  const [left, top, right, bottom] = [x - size, y - size, x + size, y + size];
  return [
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ],
  ];
}

function simplified(rings: Rings, tolerance: number): Rings {
  const simpler = rings.map((ring) => simplify(ring, tolerance)).filter((ring) => ring.length > 3);
  const [first] = rings[0] ?? [];
  return simpler.length > 0 || !first ? simpler : dot(first, tolerance);
}

function compressedSize(shapes: readonly Shape[]): number {
  return gzipSync(shapes.map(({ path }) => path).join('\n')).length;
}

/**
 * Draws polygons for a view. No line is off by more than half a pixel of the view, unless the shapes then exceed
 * their bytes: in that case they are simplified further until they fit. Other work gets its turn in between.
 */
export async function drawShapes(sources: readonly ShapeSource[], options: ShapeOptions): Promise<Shapes> {
  const { view, pixels, bytes } = options;
  const drawn = withMargin(view, MARGIN);
  let rings: { id: string; rings: Rings }[] = [];
  for (const { id, polygons } of sources) {
    const projected = polygons.flatMap((polygon) =>
      polygon.map((ring, index) => wound(ring.map(project), index === 0)),
    );
    const inside = projected.filter((ring) => {
      const extent = viewOf(ring);
      return extent && overlaps(extent, drawn);
    });
    if (inside.length > 0) rings.push({ id, rings: inside });
    await nextTurn();
  }
  let tolerance = view.width / pixels / 2;
  for (let step = 1; ; step += 1) {
    const simpler: typeof rings = [];
    for (const { id, rings: detailed } of rings) {
      simpler.push({ id, rings: simplified(detailed, tolerance) });
      await nextTurn();
    }
    rings = simpler;
    const unit = options.unit ?? tolerance / 2;
    const shapes = rings.map(({ id, rings: ofSource }) => ({ id, path: pathData(ofSource, unit) }));
    if (step === STEPS || compressedSize(shapes) <= bytes) return { unit, shapes };
    tolerance *= 2;
  }
}
