/** The drawings, logos and icons that do not belong to one product, by the keys they are registered under. */
import type { MediaKey } from '@headwater/cms/catalogue/model.ts';

const named = (folder: string, names: string): readonly MediaKey[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}`);

/** Every shared media key; product drawings and documents have keys of their own (see `model.ts`). */
export const sharedMediaKeys: ReadonlySet<MediaKey> = new Set([
  ...named(
    'scene',
    `hero-works works-building foundry-pour machine-shop test-basin drawing-office river-intake lift-station-night
    wet-well winter-valve-box mechanical-seal cavitation bearing-housing control-panel service-truck crane-lift
    mine-sump quarry-dewatering tunnel-dewatering irrigation reservoir high-rise paper-mill treatment-plant
    storm-flood harbor snowmaking apprentice pattern-store hydrant-test pump-curve parts-shelf valve-vault
    aeration-basin canal-gate brewery culvert fish-hatchery power-station water-tower warranty-bench`,
  ),
  ...named('logo', 'alder-creek norrland ironwood superior-pump'),
  ...named(
    'partner',
    `north-shore-foundry iron-range-electric duluth-port-machine st-louis-bay-coatings mesabi-bearing
    arrowhead-controls`,
  ),
  ...named('icon', 'years pumps test service states'),
]);
