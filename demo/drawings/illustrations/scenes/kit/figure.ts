/** Working people, drawn simply: limbs bend so that hands reach what they hold. */
import { ellipse, n, type Point, palette, path, pen, polyline } from '../../drawing.ts';
import { tint } from './tints.ts';

export interface Figure {
  /** Between the feet, on the ground. */
  at: Point;
  /** Ground to hat in pixels. */
  height: number;
  /** Which way the figure looks: 1 is right. */
  facing?: 1 | -1;
  /** Where the far and the near hand are; default: hanging. */
  hands?: readonly [Point | undefined, Point | undefined];
  /** How far the trunk leans toward what it faces, degrees. */
  lean?: number;
  /** How far the hips sink, as a part of leg length: 0 stands, 0.5 crouches. */
  crouch?: number;
  /** Distance between the feet as a part of the height; default 0.2. */
  stride?: number;
  coat?: string;
  trousers?: string;
  /** `none` shows hair. */
  hat?: string;
  skin?: string;
}

const skins = [palette.bronze, palette.oxideTint, '#b98d6a'] as const;

function limb(points: readonly Point[], width: number, fill: string): string {
  return polyline(points, { width: width + 5 }) + polyline(points, { width: width - 1, stroke: fill });
}

/** The bend of a limb of two equal parts between two ends; `side` chooses the way it bends. */
function joint([ax, ay]: Point, [bx, by]: Point, length: number, side: 1 | -1): Point {
  const distance = Math.hypot(bx - ax, by - ay);
  const rise = Math.sqrt(Math.max(0, (length / 2) ** 2 - (distance / 2) ** 2));
  const [ux, uy] = distance === 0 ? [0, 1] : [(bx - ax) / distance, (by - ay) / distance];
  return [(ax + bx) / 2 - uy * rise * side, (ay + by) / 2 + ux * rise * side];
}

function boot([x, y]: Point, height: number, facing: number): string {
  const size = height * 0.05;
  return path(
    `M${n(x - size * 0.9 * facing)} ${n(y)}V${n(y - size * 1.5)}H${n(x + size * 0.7 * facing)}L${n(x + size * 2 * facing)} ${n(y - size * 0.5)}V${n(y)}Z`,
    { fill: palette.ink, width: pen.fine },
  );
}

function head([x, y]: Point, height: number, facing: number, hat: string, skin: string): string {
  const r = height * 0.062;
  const cover =
    hat === 'none'
      ? path(
          `M${n(x + r * 0.9 * facing)} ${n(y - r * 0.6)}A${n(r * 1.15)} ${n(r * 1.15)} 0 1 ${facing > 0 ? 0 : 1} ${n(x - r * 0.7 * facing)} ${n(y + r * 0.9)}Z`,
          {
            fill: palette.ink,
            width: pen.hair,
          },
        )
      : path(
          `M${n(x - r * 1.25)} ${n(y - r * 0.3)}A${n(r * 1.25)} ${n(r * 1.3)} 0 0 1 ${n(x + r * 1.25)} ${n(y - r * 0.3)}Z`,
          {
            fill: hat,
            width: pen.fine,
          },
        ) +
        polyline(
          [
            [x - r * 1.3 * facing, y - r * 0.3],
            [x + r * 1.9 * facing, y - r * 0.25],
          ],
          { width: pen.outline },
        );
  return ellipse(x, y, r, r * 1.15, { fill: skin, width: pen.fine }) + cover;
}

/** A figure in side view. */
export function figure(options: Figure): string {
  const { at, height, facing = 1, lean = 4, crouch = 0, stride = 0.2, hands = [undefined, undefined] } = options;
  const { coat = palette.water, trousers = palette.deepWater, hat = palette.oxide } = options;
  const skin = options.skin ?? skins[Math.abs(Math.round(at[0])) % skins.length] ?? palette.bronze;
  const legLength = height * 0.5;
  const armLength = height * 0.37;
  const tilt = (lean * Math.PI) / 180;
  const hip: Point = [at[0] - Math.sin(tilt) * height * 0.06 * facing, at[1] - legLength * (0.97 - crouch)];
  const along = (part: number): Point => [
    hip[0] + Math.sin(tilt) * height * part * facing,
    hip[1] - Math.cos(tilt) * height * part,
  ];
  const shoulder = along(0.29);
  const feet: readonly [Point, Point] = [
    [at[0] + height * stride * 0.5 * facing, at[1]],
    [at[0] - height * stride * 0.5 * facing, at[1]],
  ];
  const reach = (hand: Point | undefined, swing: number): Point => {
    const target = hand ?? [shoulder[0] + height * swing * facing, shoulder[1] + armLength * 0.95];
    const distance = Math.hypot(target[0] - shoulder[0], target[1] - shoulder[1]);
    const part = Math.min(1, (armLength * 0.995) / distance);
    return [shoulder[0] + (target[0] - shoulder[0]) * part, shoulder[1] + (target[1] - shoulder[1]) * part];
  };
  const knee: 1 | -1 = facing === 1 ? -1 : 1;
  const leg = (foot: Point, fill: string): string => {
    const ankle: Point = [foot[0], foot[1] - height * 0.03];
    return limb([hip, joint(hip, ankle, legLength, knee), ankle], height * 0.085, fill) + boot(foot, height, facing);
  };
  const arm = (hand: Point): string =>
    limb([shoulder, joint(shoulder, hand, armLength, facing), hand], height * 0.066, coat) +
    ellipse(hand[0], hand[1], height * 0.033, height * 0.033, { fill: skin, width: pen.fine });
  const trunk = [along(0.02), along(0.26)];
  const [bandLow, bandHigh] = [along(0.1), along(0.13)];
  return (
    arm(reach(hands[0], 0.06)) +
    leg(feet[0], trousers) +
    leg(feet[1], trousers) +
    limb(trunk, height * 0.165, coat) +
    (hat === 'none'
      ? ''
      : polyline([bandLow, bandHigh], { width: height * 0.155, stroke: tint.lamplight, cap: 'butt' })) +
    head(along(0.415), height, facing, hat, skin) +
    arm(reach(hands[1], -0.03))
  );
}
