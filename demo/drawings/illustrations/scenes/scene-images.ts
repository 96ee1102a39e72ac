/** Every drawn place of the catalogue: as a picture, and where a page opens with it, as a banner. */
import type { DrawnImage } from '../../media-sources.ts';
import { aerationBasin } from './aeration-basin.ts';
import { apprentice } from './apprentice.ts';
import { bearingHousing } from './bearing-housing.ts';
import { brewery } from './brewery.ts';
import { canalGate } from './canal-gate.ts';
import { cavitation } from './cavitation.ts';
import { controlPanel } from './control-panel.ts';
import { craneLift } from './crane-lift.ts';
import { culvert } from './culvert.ts';
import { drawingOffice } from './drawing-office.ts';
import { fishHatchery } from './fish-hatchery.ts';
import { foundryPour } from './foundry-pour.ts';
import { harbor } from './harbor.ts';
import { drawHero, heroSize } from './hero-works.ts';
import { highRise } from './high-rise.ts';
import { hydrantTest } from './hydrant-test.ts';
import { irrigation } from './irrigation.ts';
import { bannerSize, drawBanner, drawScene, type SceneDrawing, sceneSize } from './kit/scene.ts';
import { liftStationNight } from './lift-station-night.ts';
import { machineShop } from './machine-shop.ts';
import { mechanicalSeal } from './mechanical-seal.ts';
import { mineSump } from './mine-sump.ts';
import { paperMill } from './paper-mill.ts';
import { partsShelf } from './parts-shelf.ts';
import { patternStore } from './pattern-store.ts';
import { powerStation } from './power-station.ts';
import { pumpCurve } from './pump-curve.ts';
import { quarryDewatering } from './quarry-dewatering.ts';
import { reservoir } from './reservoir.ts';
import { riverIntake } from './river-intake.ts';
import { serviceTruckScene } from './service-truck.ts';
import { snowmaking } from './snowmaking.ts';
import { stormFlood } from './storm-flood.ts';
import { testBasin } from './test-basin.ts';
import { treatmentPlant } from './treatment-plant.ts';
import { tunnelDewatering } from './tunnel-dewatering.ts';
import { valveVault } from './valve-vault.ts';
import { warrantyBench } from './warranty-bench.ts';
import { waterTower } from './water-tower.ts';
import { wetWell } from './wet-well.ts';
import { winterValveBox } from './winter-valve-box.ts';
import { worksBuilding } from './works-building.ts';

const drawings: readonly SceneDrawing[] = [
  worksBuilding,
  foundryPour,
  patternStore,
  machineShop,
  testBasin,
  drawingOffice,
  apprentice,
  warrantyBench,
  partsShelf,
  serviceTruckScene,
  craneLift,
  controlPanel,
  pumpCurve,
  mechanicalSeal,
  bearingHousing,
  cavitation,
  wetWell,
  valveVault,
  winterValveBox,
  liftStationNight,
  treatmentPlant,
  aerationBasin,
  riverIntake,
  reservoir,
  waterTower,
  hydrantTest,
  highRise,
  powerStation,
  paperMill,
  brewery,
  fishHatchery,
  irrigation,
  snowmaking,
  canalGate,
  culvert,
  stormFlood,
  harbor,
  quarryDewatering,
  mineSump,
  tunnelDewatering,
];

const hero: DrawnImage = {
  key: 'scene/hero-works',
  file: 'scene-hero-works.png',
  alt: 'Long section through the works by Alder Creek: the foundry pouring iron, the machine shop under its sawtooth roof, and the test hall with a large submersible pump on the crane above the basin; pines on both sides, Lake Superior behind.',
  caption: 'The works at Alder Creek, Duluth',
  ...heroSize,
  draw: drawHero,
};

/** Scenes that open a page or a post. Projects and categories show the picture, whole, beside their title. */
const banners: readonly SceneDrawing[] = [
  worksBuilding,
  foundryPour,
  patternStore,
  machineShop,
  testBasin,
  drawingOffice,
  apprentice,
  warrantyBench,
  partsShelf,
  serviceTruckScene,
  craneLift,
  controlPanel,
  pumpCurve,
  mechanicalSeal,
  bearingHousing,
  cavitation,
  wetWell,
  valveVault,
  winterValveBox,
  liftStationNight,
  riverIntake,
  highRise,
  paperMill,
  snowmaking,
  canalGate,
  stormFlood,
  mineSump,
];

function caption({ title, note }: SceneDrawing): string {
  return `${title} · ${note}`;
}

export const sceneImages: readonly DrawnImage[] = [
  hero,
  ...drawings.map((drawing) => ({
    key: `scene/${drawing.name}`,
    file: `scene-${drawing.name}.png`,
    alt: drawing.alt,
    caption: caption(drawing),
    ...sceneSize,
    draw: () => drawScene(drawing),
  })),
  ...banners.map((drawing) => ({
    key: `banner/${drawing.name}`,
    file: `banner-${drawing.name}.png`,
    alt: drawing.alt,
    caption: caption(drawing),
    ...bannerSize,
    draw: () => drawBanner(drawing),
  })),
];
