import { insideFrame, notifyPage } from '../../../consent/inside-frame.client.ts';
import { latLngAt, ringsOfPath } from '../../../map/google/path-rings.ts';
import type { Shapes } from '../../../map/shapes.ts';
import type { GoogleMap, MapsLibrary } from './google-maps-api.ts';
import { loadGoogleMaps } from './load-google-maps.ts';

/** The numbers of the map, from `site.config.ts`, and the brand's colors. */
interface Look {
  colors: { fill: string; stroke: string; hover: string };
  zoom: number;
  fillOpacity: number;
  strokeOpacity: number;
  strokeWeight: number;
}

/** The site's own map, in the page around this frame: both show the same, at the same place. */
function ownMap(): { svg: SVGSVGElement; unit: number; ids: Set<string | undefined>; map: HTMLElement } {
  const map = parent.document.querySelector<HTMLElement>('[data-representative-map]');
  const svg = map?.querySelector('svg');
  if (!map || !svg) throw new Error('The page around Google Maps has no map of representatives.');
  const territories = map.querySelectorAll<SVGAElement>('[data-territory]');
  const ids = new Set([...territories].map(({ dataset }) => dataset.territory));
  return { svg, unit: Number(map.dataset.unit), ids, map };
}

/** The center of the whole map, also after a visitor has zoomed or panned it. */
function centerOf({ svg, unit, map }: ReturnType<typeof ownMap>, zoom: number) {
  const [x = 0, y = 0, width = 0, height = 0] = (map.dataset.view ?? svg.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  return latLngAt((x + width / 2) * unit, (y + height / 2) * unit, zoom);
}

/** What the own map's info window shows. Its links leave the frame. */
function infoOf(map: HTMLElement, id: string): HTMLElement {
  const info = document.createElement('div');
  const template = map.querySelector<HTMLTemplateElement>(`template[data-info-of="${CSS.escape(id)}"]`);
  if (template) info.append(document.importNode(template.content, true));
  for (const link of info.querySelectorAll('a')) link.target ||= '_top';
  return info;
}

async function fetchDetail(url: string): Promise<Shapes> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return response.json();
}

function drawTerritories({ Polygon, InfoWindow }: MapsLibrary, map: GoogleMap, detail: Shapes, look: Look): void {
  const own = ownMap();
  const { colors } = look;
  const window = new InfoWindow({});
  for (const { id, path } of detail.shapes.filter((shape) => own.ids.has(shape.id))) {
    const polygon = new Polygon({
      paths: ringsOfPath(path, detail.unit, look.zoom),
      fillColor: colors.fill,
      fillOpacity: look.fillOpacity,
      strokeColor: colors.stroke,
      strokeOpacity: look.strokeOpacity,
      strokeWeight: look.strokeWeight,
      map,
    });
    polygon.addListener('mouseover', () => polygon.setOptions({ fillColor: colors.hover }));
    polygon.addListener('mouseout', () => polygon.setOptions({ fillColor: colors.fill }));
    polygon.addListener('click', ({ latLng }) => {
      window.setContent(infoOf(own.map, id));
      window.setPosition(latLng);
      window.open({ map });
    });
  }
}

const target = document.querySelector<HTMLElement>('[data-google-map]');

insideFrame(async () => {
  if (!target) throw new Error('This page has no element for Google Maps.');
  const { googleMap: key = '', shapes = '', look: lookText = '' } = target.dataset;
  // `pages/frame/map.tsx` wrote it.
  const look = JSON.parse(lookText) as Look;
  // Google notices a wrong key when the map is already there.
  window.gm_authFailure = () => notifyPage('failed');
  const [library, detail] = await Promise.all([
    loadGoogleMaps(key, document.documentElement.lang),
    fetchDetail(shapes),
  ]);
  const { zoom } = look;
  const map = new library.Map(target, {
    zoom,
    center: centerOf(ownMap(), zoom),
    disableDefaultUI: true,
    zoomControl: true,
  });
  drawTerritories(library, map, detail, look);
});
