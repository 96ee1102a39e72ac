/** One drawn place: what it is called, what it shows, and the sheets it is put on. */
import { cornerTicks, group, n, rect, sheet } from '../../drawing.ts';
import { runOn } from './run-on.ts';

/** The area that a scene is composed in; what reaches its edges runs on where a sheet is larger. */
export const stage = { width: 1600, height: 890 } as const;

export interface SceneDrawing {
  /** Last part of the media key. */
  name: string;
  /** What is seen, for those who cannot see it. */
  alt: string;
  /** What is seen, as the caption names it. */
  title: string;
  /** Second half of the caption: the place or the view. */
  note: string;
  body: () => readonly string[];
}

/** Pixels of a scene's picture: the stage, and the ground below it. */
export const sceneSize = { width: stage.width, height: 1000 } as const;

/**
 * Pixels of a scene's banner, 19:5. The stage stands in its middle, so that neither a narrow screen nor a card,
 * which crop the sides, cuts anything off.
 */
export const bannerSize = { width: 2280, height: 600 } as const;

/** A scene as an SVG document for cards, articles and pages that show it whole. */
export function drawScene({ body }: SceneDrawing): string {
  const { width, height } = sceneSize;
  const drawn = runOn(body().join(''), stage, { side: 0, below: height - stage.height });
  return sheet({ width, height, body: drawn + cornerTicks(width, height) });
}

/** A scene as an SVG document for the head of a page. */
export function drawBanner({ body }: SceneDrawing): string {
  const { width, height } = bannerSize;
  const scale = height / stage.height;
  const side = (width / scale - stage.width) / 2;
  const drawn = runOn(body().join(''), stage, { side, below: 0 });
  return sheet({ width, height, body: group(drawn, `scale(${scale.toFixed(6)}) translate(${n(side)} 0)`) });
}

/** A flat tint over a part of the stage, by default all of it. */
export function wash(fill: string, y = 0, height: number = stage.height - y): string {
  return rect(0, y, stage.width, height, { fill, stroke: 'none' });
}
