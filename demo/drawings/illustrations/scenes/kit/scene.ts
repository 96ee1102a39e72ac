/** One drawn place: what it is called, what it shows, and the sheet it is put on. */
import { cornerTicks, lettering, letteringWidth, line, palette, pen, rect, sheet } from '../../drawing.ts';

/** The area above the caption that a scene may fill. */
export const stage = { width: 1600, height: 890 } as const;

export interface SceneDrawing {
  /** Last part of the media key. */
  name: string;
  /** What is seen, for those who cannot see it. */
  alt: string;
  /** Caption; set in capitals behind the figure number. */
  title: string;
  /** Right-hand end of the caption: the place or the view. */
  note: string;
  body: () => readonly string[];
}

/** Title to the left, note to the right; the note is left out rather than run into the title. */
function captionLine(title: string, note: string): string {
  const [y, left, right] = [stage.height + 60, 76, stage.width - 76];
  const bold = { size: 29, weight: 500, spacing: 0.06 } as const;
  const plain = { size: 29, spacing: 0.04, anchor: 'end' } as const;
  const room = right - left - letteringWidth(title, bold) - letteringWidth(note, plain);
  return lettering(title, left, y, bold) + (room > 60 ? lettering(note, right, y, plain) : '');
}

/** A scene as an SVG document of 1600 by 1000 pixels. */
export function drawScene({ title, note, body }: SceneDrawing, figure: number): string {
  const height = stage.height + 110;
  return sheet({
    width: stage.width,
    height,
    body: [
      ...body(),
      rect(0, stage.height, stage.width, height - stage.height, { fill: palette.paper, stroke: 'none' }),
      line(0, stage.height, stage.width, stage.height, { width: pen.edge }),
      cornerTicks(stage.width, height),
      captionLine(`FIG. ${figure} · ${title.toUpperCase()}`, note.toUpperCase()),
    ],
  });
}

/** A flat tint over a part of the stage, by default all of it. */
export function wash(fill: string, y = 0, height: number = stage.height - y): string {
  return rect(0, y, stage.width, height, { fill, stroke: 'none' });
}
