import { line, palette, path, pen, rect } from '../drawing.ts';
import { figure } from './kit/figure.ts';
import { cabinet, hookAndRope, hoseCoil, submersible } from './kit/machines.ts';
import { birch, grass, gulls, land, pines, ripples } from './kit/nature.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';
import { serviceTruck } from './kit/vehicles.ts';

const road = 740;

export const serviceTruckScene: SceneDrawing = {
  name: 'service-truck',
  alt: 'The service truck on the shore road with its jib raised: a repaired pump hangs over an open hatch, one technician guides it and one stands at the control cabinet.',
  title: 'Service truck no. 3',
  note: 'North Shore, Highway 61',
  body: () => [
    wash(palette.paper),
    rect(0, 380, 1600, 180, { fill: tint.lake, stroke: 'none' }),
    line(0, 380, 1600, 380, { width: pen.fine }),
    ripples(520, 400, 900, 130, 34),
    land(
      [
        [-10, 300],
        [120, 250],
        [300, 300],
        [480, 430],
        [640, 540],
      ],
      tint.hill,
    ),
    gulls([
      [820, 180],
      [900, 150],
      [1010, 200],
    ]),
    land(
      [
        [-10, 580],
        [400, 556],
        [900, 600],
        [1300, 560],
        [1610, 590],
      ],
      tint.grass,
    ),
    pines([
      [70, 620, 330],
      [170, 630, 420],
      [280, 620, 300],
      [1500, 640, 400],
      [1580, 650, 300],
    ]),
    birch(380, 630, 270),
    rect(0, road - 60, 1600, 210, { fill: tint.road, stroke: 'none' }),
    path(`M0 ${road - 60}H1600`, { width: pen.edge }),
    path(`M60 ${road + 96}h160m120 0h160m120 0h160m120 0h160m120 0h160`, { stroke: palette.surface, width: 10 }),
    grass(700, road - 62, 700, 22),
    serviceTruck(560, road + 30, 800, { jib: [520, -500] }),
    hookAndRope(1080, 234, 350, 24),
    submersible(1080, 620, 260),
    rect(960, road - 40, 250, 22, { fill: palette.steel, width: pen.edge }),
    path(`M990 ${road - 18}h190l14 22H976z`, { fill: palette.ink, width: pen.edge }),
    figure({
      at: [1240, road + 20],
      height: 300,
      facing: -1,
      lean: 10,
      hands: [
        [1150, 580],
        [1150, 540],
      ],
      coat: palette.oxide,
      hat: tint.lamplight,
    }),
    cabinet(1390, road - 190, 110, 160),
    path(`M1410 ${road - 30}v40M1480 ${road - 30}v40`, { width: 10 }),
    hoseCoil(1330, road + 60, 120),
  ],
};
