import { callout, centreLine, circle, hatch, line, mirror, palette, path, pen, polygon, rect } from '../drawing.ts';
import { steps } from './kit/chance.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';

const axis = 445;

/** A ball bearing in section above the axis. */
function bearing(x: number, width: number): string {
  const [inner, outer] = [axis - 78, axis - 236];
  return (
    rect(x, outer, width, 158, { fill: palette.surface, width: pen.edge }) +
    path(`M${x} ${outer}h${width}v52h${-width * 0.22}a${width * 0.3} ${width * 0.3} 0 0 0 ${-width * 0.56} 0H${x}Z`, {
      fill: hatch('metal'),
      width: pen.edge,
    }) +
    path(`M${x} ${inner}h${width}v-52h${-width * 0.22}a${width * 0.3} ${width * 0.3} 0 0 1 ${-width * 0.56} 0H${x}Z`, {
      fill: hatch('metalBack'),
      width: pen.edge,
    }) +
    circle(x + width / 2, axis - 157, 48, { fill: palette.steel, width: pen.outline }) +
    circle(x + width / 2 - 14, axis - 172, 13, { fill: palette.surface, stroke: 'none' })
  );
}

function upperHalf(): string {
  return [
    path('M250 120H1350V180H1420V367H1352V209H250V367H182V180H250Z', { fill: hatch('metal'), width: pen.outline }),
    rect(480, 209, 640, 158, { fill: palette.paper, width: pen.edge }),
    bearing(330, 128),
    bearing(1130, 128),
    rect(1262, 209, 40, 140, { fill: hatch('metalBack'), width: pen.edge }),
    rect(262, 300, 60, 67, { fill: hatch('rubber'), width: pen.edge }),
    rect(1306, 300, 44, 67, { fill: hatch('rubber'), width: pen.edge }),
    ...steps(2).map((index) => rect(190 + index * 1176, 140, 44, 40, { fill: palette.steel, width: pen.edge })),
  ].join('');
}

export const bearingHousing: SceneDrawing = {
  name: 'bearing-housing',
  alt: 'Section through a bearing housing: the shaft runs in two ball bearings with oil between them, lip seals at both ends, and a breather on top.',
  title: 'Bearing housing, oil lubricated',
  note: 'Section on the centerline',
  body: () => [
    wash(palette.paper),
    polygon(
      [
        [330, 760],
        [1270, 760],
        [1360, 890],
        [240, 890],
      ],
      { fill: hatch('concrete'), width: pen.edge },
    ),
    path('M420 700h760l60 76H360z', { fill: palette.iron, width: pen.outline }),
    upperHalf(),
    `<g transform="matrix(1 0 0 -1 0 ${axis * 2})">${upperHalf()}</g>`,
    rect(480, 610, 640, 71, { fill: '#c99a55', width: pen.fine }),
    path('M520 628h90m60 18h120m50 -20h80m70 22h90', { width: pen.fine }),
    path(
      `M60 ${axis - 52}H182V${axis - 78}H1420V${axis - 52}H1540V${axis + 52}H1420V${axis + 78}H182V${axis + 52}H60Z`,
      { fill: palette.steel, width: pen.outline },
    ),
    rect(182, axis + 20, 1238, 58, { fill: palette.iron, stroke: 'none', opacity: 0.8 }),
    path(`M182 ${axis - 50}H1420`, { stroke: palette.surface, width: 10 }),
    rect(70, axis - 22, 96, 30, { fill: palette.iron, width: pen.fine }),
    rect(476, axis - 106, 26, 212, { fill: palette.steel, width: pen.edge }),
    mirror(rect(476, axis - 106, 26, 212, { fill: palette.steel, width: pen.edge }), 800),
    rect(770, 66, 60, 56, { fill: palette.steel, width: pen.edge }),
    path('M756 66q44 -50 88 0z', { fill: palette.oxide, width: pen.edge }),
    circle(800, 648, 34, { fill: palette.bronze, width: pen.outline }),
    circle(800, 648, 20, { fill: palette.surface, width: pen.fine }),
    line(780, 652, 820, 652, { stroke: palette.oxide, width: pen.outline }),
    centreLine(30, axis, 1570, axis),
    callout(1, [560, 60], [394, 290], 30),
    callout(2, [1060, 60], [1194, 290], 30),
    callout(3, [110, 250], [290, 330], 30),
    callout(4, [1490, 250], [1330, 330], 30),
    callout(5, [980, 820], [830, 660], 30),
  ],
};
