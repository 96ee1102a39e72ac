import { arrowHead, callout, centreLine, hatch, line, palette, path, pen, rect, waterBody } from '../drawing.ts';
import { steps } from './kit/chance.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';

const axis = 740;
const shaftTop = 560;

/** The coil spring in section: round wire above, its far turns behind. */
function spring(from: number, to: number, turns: number): string {
  const pitch = (to - from) / turns;
  const d = steps(turns).map((index) => `M${from + index * pitch + 14} 438L${from + (index + 0.5) * pitch + 14} 516`);
  return (
    path(d.join(''), { width: 24 }) +
    path(d.join(''), { width: 17, stroke: palette.steel }) +
    steps(turns)
      .map(
        (index) =>
          `<circle cx="${from + index * pitch + 14}" cy="436" r="15" fill="${palette.ironShade}" stroke="${palette.ink}" stroke-width="3"/>`,
      )
      .join('')
  );
}

export const mechanicalSeal: SceneDrawing = {
  name: 'mechanical-seal',
  alt: 'Half section of a mechanical seal: stationary seat in its gland, rotating face pressed against it by a spring on the shaft, with water on one side and oil on the other.',
  title: 'Mechanical seal, single',
  note: 'Half section, 4 : 1',
  body: () => [
    wash(palette.paper),
    waterBody(140, 170, 650, 390),
    rect(794, 330, 666, 230, { fill: '#ead8bb', stroke: 'none' }),
    path('M90 90H1510V250H1120V330H860V250H90Z', { fill: hatch('metal'), width: pen.outline }),
    path('M90 90V250H140V560', { width: pen.edge }),
    path('M860 250H1120V330H1180V480H1010V420H860Z', { fill: hatch('metalBack'), width: pen.outline }),
    path('M1120 250H1210V480H1180V330H1120Z', { fill: hatch('metal'), width: pen.edge }),
    path('M1150 372a18 18 0 1 0 .1 0z', { fill: hatch('rubber'), width: pen.edge }),
    path('M790 340H860V420H1000V512H880V470H790Z', { fill: hatch('bronze'), width: pen.outline }),
    path('M936 384a20 20 0 1 0 .1 0z', { fill: hatch('rubber'), width: pen.edge }),
    path('M700 350H790V512H640V404H700Z', { fill: palette.ironShade, width: pen.outline }),
    path('M700 350H790V512H640V404H700Z', { fill: hatch('rubber'), width: pen.outline, opacity: 0.55 }),
    path('M600 400H700V430H630V540H600Z', { fill: hatch('metalBack'), width: pen.edge }),
    path('M640 512H760V556H640Z', { fill: hatch('rubber'), width: pen.edge }),
    spring(310, 610, 6),
    path('M250 390H300V556H250Z', { fill: hatch('metal'), width: pen.edge }),
    path('M200 430H250V556H200Z', { fill: palette.steel, width: pen.edge }),
    line(790, 330, 790, 540, { stroke: palette.oxide, width: 8 }),
    path(`M60 ${shaftTop}H560V${shaftTop - 6}H1040V${shaftTop}H1540V${axis + 60}H60Z`, {
      fill: palette.steel,
      width: pen.outline,
    }),
    path(`M60 ${shaftTop + 92}H1540V${axis + 60}H60Z`, { fill: palette.iron, stroke: 'none', opacity: 0.7 }),
    path(`M60 ${shaftTop + 26}H1540`, { stroke: palette.surface, width: 8 }),
    path(`M60 ${shaftTop}q-24 60 0 120t0 120M1540 ${shaftTop}q24 60 0 120t0 120`, { width: pen.edge }),
    centreLine(40, axis, 1560, axis),
    path(`M1330 ${axis - 120}a70 120 0 0 1 40 180`, { stroke: palette.oxide, width: 6 }),
    arrowHead(1362, axis + 78, 112, 30),
    callout(1, [900, 40], [940, 460], 30),
    callout(2, [700, 40], [740, 440], 30),
    callout(3, [470, 330], [460, 436], 30),
    callout(4, [1300, 400], [1150, 390], 30),
    callout(5, [620, 640], [700, 536], 30),
    callout(6, [220, 640], [276, 480], 30),
  ],
};
