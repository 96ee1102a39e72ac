/** The drawing vocabulary in one import. */
export { arrowHead, callout, type Dimension, dimension, flowArrow, tag } from './dimension.ts';
export { groundLine, type Hatch, hatch, waterBody, waterLevel } from './hatching.ts';
export { type Lettering, lettering, letteringWidth } from './lettering.ts';
export { palette, pen } from './palette.ts';
export {
  type Box,
  fitInto,
  group,
  mirror,
  type Piece,
  type Placed,
  rotate,
  scaled,
  thicken,
  translate,
} from './placing.ts';
export {
  bar,
  centreDash,
  centreLine,
  circle,
  ellipse,
  hiddenDash,
  hiddenLine,
  line,
  n,
  type Point,
  path,
  polar,
  polygon,
  polyline,
  rect,
  type Style,
  smoothPath,
} from './shapes.ts';
export { type Caption, caption, cornerTicks, sheet, sheetSize, titleBlock } from './sheet.ts';
