/** Soil, floors and structures cut open, for section views. */
import { groundLine, hatch, palette, path, pen, rect, type Style, waterBody, waterLevel } from '../../drawing.ts';
import { stage } from './scene.ts';

const cut: Style = { fill: hatch('concrete'), width: pen.edge };

/** Earth from a level down to the foot of the stage, with a ground line on top. */
export function soil(y: number, x = 0, width: number = stage.width): string {
  return rect(x, y, width, stage.height - y, { fill: hatch('earth'), stroke: 'none' }) + groundLine(x, y, width);
}

/** A flat piece of cut concrete. */
export function concrete(x: number, y: number, width: number, height: number): string {
  return rect(x, y, width, height, cut);
}

/**
 * An open concrete basin in section, filled to a level.
 * @param air what is seen above the water; default the inner wall
 */
export function basin(
  x: number,
  y: number,
  width: number,
  height: number,
  options: { wall: number; level: number; air?: string; markAt?: number },
): string {
  const { wall, level } = options;
  const inside = { x: x + wall, width: width - wall * 2, bottom: y + height - wall };
  return (
    rect(inside.x, y, inside.width, height - wall, { fill: options.air ?? palette.surface, stroke: 'none' }) +
    waterBody(inside.x, level, inside.width, inside.bottom - level) +
    path(`M${x} ${y}h${wall}v${height - wall}h${inside.width}V${y}h${wall}v${height}h${-width}Z`, cut) +
    waterLevel(inside.x, level, inside.width, options.markAt)
  );
}
