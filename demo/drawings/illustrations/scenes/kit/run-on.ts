/**
 * Lets what runs off a scene run on. Ground, water, walls and pipes that reach the edge of the stage are
 * drawn further, so that one drawing fills a wider or a taller sheet without being cropped or stretched.
 */
import { n, type Point } from '../../drawing.ts';

/** Pixels that a sheet reaches beyond the stage: on each side, and below. */
export interface Reach {
  side: number;
  below: number;
}

interface Stage {
  width: number;
  height: number;
}

/** What is narrower than this, in pixels, is an object that happens to stand at the edge, such as a tree. */
const narrowest = 420;
/** What ends this close to the edge was meant to reach it. */
const near = 2;
/** A path of more pieces is a texture, such as ripples, and has no edge of its own. */
const mostPieces = 3;

/** Coordinates after each command of a path: which numbers are x, and which y. */
const coordinates: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  Q: 'xyxy',
  S: 'xyxy',
  C: 'xyxyxy',
  A: '.....xy',
  Z: '',
};

type Move = (point: Point) => Point;

function moveTo({ width, height }: Stage, { side, below }: Reach): Move {
  return ([x, y]) => [x <= near ? x - side : x >= width - near ? x + side : x, y >= height - near ? y + below : y];
}

/** Whether something with these corners is a surface that reaches an edge of the stage. */
function runsOff(points: readonly Point[], { width, height }: Stage): boolean {
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const bottom = Math.max(...points.map(([, y]) => y));
  return right - left >= narrowest && (left <= near || right >= width - near || bottom >= height - near);
}

interface Step {
  command: string;
  numbers: readonly number[];
}

/** The steps of path data; undefined when it has relative steps, which no edge can be read from. */
function readPath(data: string): readonly Step[] | undefined {
  const steps: Step[] = [];
  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const axes = coordinates[command === 'z' ? 'Z' : command];
    if (axes === undefined) return undefined;
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (axes === '') steps.push({ command, numbers });
    for (let at = 0; axes !== '' && at < numbers.length; at += axes.length) {
      steps.push({ command, numbers: numbers.slice(at, at + axes.length) });
    }
  }
  return steps;
}

/** The points at which steps end. A level or upright step ends where the one before it did, along the other axis. */
function endsOf(steps: readonly Step[]): Point[] {
  let [x, y] = [0, 0];
  return steps.flatMap(({ command, numbers }): Point[] => {
    const axes = coordinates[command] ?? '';
    if (axes === '') return [];
    x = numbers[axes.lastIndexOf('x')] ?? x;
    y = numbers[axes.lastIndexOf('y')] ?? y;
    return [[x, y]];
  });
}

function movedPath(data: string, stage: Stage, move: Move): string {
  const steps = readPath(data);
  if (!steps || steps.filter(({ command }) => command === 'M').length > mostPieces) return data;
  if (!runsOff(endsOf(steps), stage)) return data;
  return steps
    .map(({ command, numbers }) => {
      const axes = coordinates[command] ?? '';
      const moved = numbers.map((value, index) => {
        if (axes[index] === 'x') return move([value, 0])[0];
        return axes[index] === 'y' ? move([stage.width / 2, value])[1] : value;
      });
      return command + moved.map(n).join(' ');
    })
    .join('');
}

function attribute(tag: string, name: string): string {
  return tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '';
}

function withAttributes(tag: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(` ${name}="[^"]*"`), ` ${name}="${value}"`),
    tag,
  );
}

function movedRect(tag: string, stage: Stage, move: Move): string {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(attribute(tag, name)),
  );
  if (
    !runsOff(
      [
        [x, y],
        [x + width, y + height],
      ],
      stage,
    )
  )
    return tag;
  const [[left, top], [right, bottom]] = [move([x, y]), move([x + width, y + height])];
  return withAttributes(tag, { x: n(left), y: n(top), width: n(right - left), height: n(bottom - top) });
}

function movedLine(tag: string, stage: Stage, move: Move): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ['x1', 'y1', 'x2', 'y2'].map((name) => Number(attribute(tag, name)));
  if (
    !runsOff(
      [
        [x1, y1],
        [x2, y2],
      ],
      stage,
    )
  )
    return tag;
  const [[startX, startY], [endX, endY]] = [move([x1, y1]), move([x2, y2])];
  return withAttributes(tag, { x1: n(startX), y1: n(startY), x2: n(endX), y2: n(endY) });
}

function movedPoints(tag: string, stage: Stage, move: Move): string {
  const points = attribute(tag, 'points')
    .split(' ')
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y];
    });
  if (!runsOff(points, stage)) return tag;
  return withAttributes(tag, {
    points: points
      .map(move)
      .map(([x, y]) => `${n(x)},${n(y)}`)
      .join(' '),
  });
}

/**
 * The body of a scene, drawn on beyond the stage. What stands in a group is an object, and stays.
 * @param body shapes as the drawing functions write them, in pixels of the stage
 */
export function runOn(body: string, stage: Stage, reach: Reach): string {
  const move = moveTo(stage, reach);
  let depth = 0;
  return body.replace(/<(\/?)([a-z]+)[^>]*>/g, (tag, closing: string, name: string) => {
    if (name === 'g') depth += closing ? -1 : 1;
    if (depth > 0) return tag;
    if (name === 'rect') return movedRect(tag, stage, move);
    if (name === 'line') return movedLine(tag, stage, move);
    if (name === 'polyline' || name === 'polygon') return movedPoints(tag, stage, move);
    if (name === 'path') return withAttributes(tag, { d: movedPath(attribute(tag, 'd'), stage, move) });
    return tag;
  });
}
