/** What an SVG shows: its `viewBox`. */
export interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The box with its center inside `whole`. */
function within(whole: ViewBox, { x, y, width, height }: ViewBox): ViewBox {
  return {
    x: clamp(x, whole.x - width / 2, whole.x + whole.width - width / 2),
    y: clamp(y, whole.y - height / 2, whole.y + whole.height - height / 2),
    width,
    height,
  };
}

/**
 * Zooms in on a point, which stays where it is on the screen.
 * @param factor above 1 zooms in
 * @param closest how many times smaller than `whole` the box may be; it is never larger
 * @param atX share of the width at which the point is, 0 to 1
 */
export function zoomed(box: ViewBox, whole: ViewBox, closest: number, factor: number, atX = 0.5, atY = 0.5): ViewBox {
  const width = clamp(box.width / factor, whole.width / closest, whole.width);
  const height = (width * whole.height) / whole.width;
  const x = box.x + (box.width - width) * atX;
  const y = box.y + (box.height - height) * atY;
  return width === whole.width ? whole : within(whole, { x, y, width, height });
}

/** Moves the box by shares of its own size. */
export function panned(box: ViewBox, whole: ViewBox, byX: number, byY: number): ViewBox {
  return within(whole, { ...box, x: box.x + byX * box.width, y: box.y + byY * box.height });
}

/** Moves the box so that it shows the center of a part; a part that is in view changes nothing. */
export function showing(box: ViewBox, whole: ViewBox, part: ViewBox): ViewBox {
  const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
  const isVisible = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  return isVisible ? box : within(whole, { ...box, x: x - box.width / 2, y: y - box.height / 2 });
}
