import { dimension, hatch, lettering, line, palette, path, pen, rect } from '../drawing.ts';
import { figure } from './kit/figure.ts';
import { birch, land, pines, weather } from './kit/nature.ts';
import { gateValve, pipe } from './kit/pipes.ts';
import { type SceneDrawing, stage, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';
import { serviceTruck } from './kit/vehicles.ts';

const snowTop = 400;
const ground = 460;

export const winterValveBox: SceneDrawing = {
  name: 'winter-valve-box',
  alt: 'Winter section through a road: a worker turns a long key down the valve box to a buried gate valve below the frost line, snow falling and a service truck waiting.',
  title: 'Valve box in winter',
  note: 'Frost to 6 ft',
  body: () => [
    wash('#e4eaec'),
    land(
      [
        [0, 330],
        [300, 270],
        [640, 310],
        [1000, 250],
        [1300, 300],
        [1600, 260],
      ],
      tint.snowShade,
    ),
    pines(
      [
        [70, 410, 250],
        [160, 412, 320],
        [260, 410, 230],
        [1500, 410, 300],
        [1580, 412, 240],
      ],
      true,
    ),
    birch(380, 410, 230, true),
    serviceTruck(1190, 412, 460, { paint: palette.water }),
    rect(0, ground, 1600, stage.height - ground, { fill: hatch('earth'), stroke: 'none' }),
    rect(0, ground, 1600, 150, { fill: palette.poolDeep, stroke: 'none', opacity: 0.45 }),
    path(
      `M0 ${snowTop + 20}C200 ${snowTop - 16} 420 ${snowTop + 10} 560 ${snowTop}L690 ${snowTop + 36}H790L880 ${snowTop}C1100 ${snowTop + 18} 1400 ${snowTop - 6} 1600 ${snowTop + 12}V${ground}H0Z`,
      { fill: tint.snow, width: pen.edge },
    ),
    line(0, ground, 1600, ground, { width: pen.outline }),
    line(0, 610, 1600, 610, { stroke: palette.water, width: pen.edge, dash: '24 14' }),
    lettering('FROST LINE', 1240, 596, { size: 28, weight: 600, fill: palette.deepWater }),
    pipe(
      [
        [0, 770],
        [1600, 770],
      ],
      76,
    ),
    gateValve(740, 770, 66),
    path('M700 440H780V640L800 668H680L700 640Z', { fill: palette.ironShade, width: pen.outline }),
    rect(718, 440, 44, 200, { fill: palette.paper, width: pen.edge }),
    rect(690, 428, 100, 18, { fill: palette.iron, width: pen.edge }),
    path('M800 420l90 -30l14 18l-92 30z', { fill: palette.iron, width: pen.edge }),
    line(740, 250, 740, 630, { width: 14 }),
    line(740, 250, 740, 630, { width: 8, stroke: palette.steel }),
    line(660, 250, 820, 250, { width: 18 }),
    line(660, 250, 820, 250, { width: 11, stroke: palette.oxide }),
    figure({
      at: [612, 430],
      height: 300,
      facing: 1,
      lean: 14,
      stride: 0.28,
      hands: [
        [760, 248],
        [680, 252],
      ],
      coat: palette.oxide,
      trousers: palette.deepWater,
      hat: palette.moss,
    }),
    path('M960 440l60 -200M1002 262l40 8l-12 -46z', { width: 8 }),
    weather('snow', 90, 440),
    dimension({ from: [1010, ground], to: [1010, 610], along: 'up', at: 1080, text: '6 FT' }),
  ],
};
