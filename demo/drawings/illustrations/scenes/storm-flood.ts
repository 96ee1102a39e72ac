import { flowArrow, hatch, lettering, line, palette, path, pen, rect, waterBody } from '../drawing.ts';
import { brickwork, panes } from './kit/buildings.ts';
import { figure } from './kit/figure.ts';
import { ripples, weather } from './kit/nature.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';
import { trailerPump } from './kit/vehicles.ts';

export const stormFlood: SceneDrawing = {
  name: 'storm-flood',
  alt: 'A flooded underpass in heavy rain: a trailer pump on the ramp draws through a hose, crew in rain gear stand knee-deep, and a railway bridge crosses above.',
  title: 'Underpass, June storm',
  note: 'Trailer pump, 2,200 gpm',
  body: () => [
    wash('#cfdadd'),
    rect(0, 60, 520, 560, { fill: tint.brickShade, width: pen.edge }),
    brickwork(10, 80, 500, 330, 30),
    panes(70, 120, 100, 130, 2, 3),
    panes(220, 120, 100, 130, 2, 3),
    panes(370, 120, 100, 130, 2, 3),
    rect(0, 250, 1600, 64, { fill: palette.ironShade, width: pen.outline }),
    path(
      'M0 250L80 314L160 250L240 314L320 250L400 314L480 250L560 314L640 250L720 314L800 250L880 314L960 250L1040 314L1120 250L1200 314L1280 250L1360 314L1440 250L1520 314L1600 250',
      { width: pen.edge },
    ),
    rect(0, 232, 1600, 18, { fill: palette.ink, width: pen.fine }),
    rect(700, 314, 90, 480, { fill: palette.concrete, width: pen.outline }),
    rect(1480, 314, 120, 480, { fill: palette.concrete, width: pen.outline }),
    rect(940, 260, 260, 46, { fill: tint.lamplight, width: pen.edge }),
    lettering('13 FT 6 IN', 1070, 295, { size: 34, weight: 700, anchor: 'middle' }),
    path('M-4 560L560 640C620 648 660 700 700 770H1604V894H-4Z', { fill: hatch('earth'), width: pen.outline }),
    path('M1060 600L1090 560H1270L1320 610L1400 622V690H1040Z', { fill: palette.moss, width: pen.edge }),
    path('M1102 572h70v32h-92zM1186 572h74l38 36h-112z', { fill: tint.glass, width: pen.fine }),
    waterBody(650, 650, 950, 160),
    line(640, 650, 1600, 650, { stroke: palette.water, width: pen.outline }),
    ripples(720, 670, 800, 110, 20),
    path('M650 650C690 700 690 760 704 772H1604V894H600L560 640Z', { fill: hatch('earth'), stroke: 'none' }),
    path('M566 640C640 650 660 700 704 772H1600', { width: pen.outline }),
    path('M206 520C120 540 60 470 -10 470', { width: 36, cap: 'butt' }),
    path('M206 520C120 540 60 470 -10 470', { width: 28, stroke: palette.oxide, cap: 'butt' }),
    path('M470 560C580 560 640 600 690 730C720 770 780 760 820 740', { width: 34 }),
    path('M470 560C580 560 640 600 690 730C720 770 780 760 820 740', { width: 26, stroke: palette.iron }),
    `<g transform="matrix(-1 0 0 1 660 0) rotate(-7 330 600)">${trailerPump(330, 612, 400)}</g>`,
    figure({
      at: [930, 770],
      height: 300,
      facing: -1,
      lean: 14,
      hands: [
        [824, 650],
        [832, 690],
      ],
      coat: tint.lamplight,
      trousers: palette.moss,
      hat: palette.oxide,
    }),
    figure({
      at: [600, 640],
      height: 270,
      facing: -1,
      lean: 6,
      hands: [
        [500, 500],
        [506, 460],
      ],
      coat: palette.oxide,
      trousers: palette.deepWater,
      hat: tint.lamplight,
    }),
    path('M650 650H1600V772H704C690 760 690 700 650 650Z', { fill: palette.pool, stroke: 'none', opacity: 0.62 }),
    flowArrow([110, 380], [20, 380], palette.water, 9),
    weather('rain', 120, 640),
  ],
};
