import { circle, line, palette, path, pen, polygon, rect } from '../drawing.ts';
import { chance, steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { cabinet } from './kit/machines.ts';
import { land, pines } from './kit/nature.ts';
import { gateValve, pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';
import { serviceTruck } from './kit/vehicles.ts';

const ground = 720;

function stars(): string {
  const random = chance(41);
  const d = steps(70).map(() => `M${Math.round(random() * 1600)} ${Math.round(random() * 400)}h0.1`);
  return path(d.join(''), { stroke: tint.moon, width: 4, opacity: 0.8 });
}

export const liftStationNight: SceneDrawing = {
  name: 'lift-station-night',
  alt: 'A lift station at night: a service truck lights the open hatch, one technician kneels at the wet well, another works at the control panel.',
  title: 'Lift station no. 14, 2:40 a.m.',
  note: 'Service call, Hermantown Road',
  body: () => [
    wash(tint.night),
    stars(),
    circle(760, 170, 70, { fill: tint.moon, stroke: 'none' }),
    circle(790, 154, 61, { fill: tint.night, stroke: 'none' }),
    land(
      [
        [0, 470],
        [260, 400],
        [560, 460],
        [900, 370],
        [1250, 440],
        [1600, 380],
      ],
      tint.nightFar,
    ),
    pines([
      [60, 640, 440],
      [170, 650, 560],
      [300, 640, 420],
      [410, 644, 300],
      [1330, 640, 330],
      [1440, 640, 470],
      [1540, 650, 560],
    ]),
    rect(0, 0, 1600, 640, { fill: tint.night, stroke: 'none', opacity: 0.45 }),
    land(
      [
        [0, 640],
        [800, 630],
        [1600, 640],
      ],
      tint.nightNear,
    ),
    rect(0, ground, 1600, 170, { fill: '#1b2f3a', stroke: 'none' }),
    line(0, ground, 1600, ground, { stroke: tint.moon, width: pen.fine, opacity: 0.4 }),
    polygon(
      [
        [590, 630],
        [1000, 640],
        [1040, 806],
        [730, 806],
        [590, 652],
      ],
      { fill: tint.lamplight, stroke: 'none', opacity: 0.3 },
    ),
    polygon(
      [
        [1016, 442],
        [1060, 442],
        [1290, ground + 40],
        [960, ground + 40],
      ],
      { fill: tint.lamplight, stroke: 'none', opacity: 0.25 },
    ),
    serviceTruck(320, ground + 30, 560, { lit: true, paint: palette.water }),
    path('M1150 720V520', { width: 12 }),
    path('M1150 720V520', { width: 6, stroke: palette.steel }),
    cabinet(1090, 480, 130, 180, palette.steel),
    path('M1155 480v-40q0 -20 -24 -20h-96', { width: 7, stroke: palette.steel }),
    path('M1010 420h56l-8 22h-40z', { fill: palette.moss, width: pen.edge }),
    circle(1155, 470, 16, { fill: palette.oxide, width: pen.fine }),
    ...steps(5).map((index) =>
      path(
        `M${1155 + Math.cos(3.5 + index * 0.6) * 26} ${466 + Math.sin(3.5 + index * 0.6) * 26}l${Math.cos(3.5 + index * 0.6) * 20} ${Math.sin(3.5 + index * 0.6) * 20}`,
        {
          stroke: '#e58a6c',
          width: pen.outline,
        },
      ),
    ),
    polygon(
      [
        [760, 752],
        [960, 752],
        [1000, 806],
        [730, 806],
      ],
      { fill: palette.concrete, width: pen.edge },
    ),
    polygon(
      [
        [792, 762],
        [932, 762],
        [956, 796],
        [774, 796],
      ],
      { fill: tint.nightNear, width: pen.fine },
    ),
    polygon(
      [
        [960, 752],
        [1000, 806],
        [1030, 710],
        [994, 664],
      ],
      { fill: palette.steel, width: pen.edge },
    ),
    path('M800 796V700M830 796V700M800 716h30M800 744h30M800 772h30', { stroke: palette.steel, width: pen.outline }),
    figure({
      at: [690, 796],
      height: 240,
      facing: 1,
      crouch: 0.42,
      lean: 38,
      stride: 0.3,
      hands: [
        [800, 716],
        [780, 740],
      ],
      coat: palette.oxide,
      trousers: '#32566b',
      hat: tint.lamplight,
    }),
    figure({
      at: [1310, 752],
      height: 250,
      facing: -1,
      hands: [
        [1220, 560],
        [1222, 600],
      ],
      coat: palette.moss,
      trousers: '#32566b',
      hat: tint.lamplight,
    }),
    pipe(
      [
        [1380, 800],
        [1380, 690],
        [1600, 690],
      ],
      34,
    ),
    gateValve(1490, 690, 30),
  ],
};
