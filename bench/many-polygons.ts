import type { StartingContent } from '@headwater/cms/starting-content/starting-content.ts';
import { startingContent as company } from '@headwater/e2e/starting-content/starting-content.ts';
import { seededRandom } from '@headwater/tools/seeded-random.ts';

const REPRESENTATIVES = 200;
const POLYGONS = 10;
const VERTICES = 500;

/** Four decimals, about ten meters, as drawing tools write them. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

/** A jagged ring somewhere in the United States, as a CMS stores it. */
function ring(random: () => number): string {
  const [west, south] = [-120 + 50 * random(), 28 + 20 * random()];
  const corners = Array.from({ length: VERTICES }, (_, index) => {
    const angle = (2 * Math.PI * index) / VERTICES;
    const radius = 0.3 + 0.1 * random();
    return { lat: rounded(south + radius * Math.sin(angle)), lng: rounded(west + radius * Math.cos(angle)) };
  });
  return JSON.stringify(corners);
}

function representatives() {
  const random = seededRandom(7);
  return Array.from({ length: REPRESENTATIVES }, (_, index) => ({
    slug: `rep-${index}`,
    title: `Rep ${index}`,
    fields: {
      name: `Representative ${index}`,
      address: '<p>1 Main St</p>',
      territories: '<p>Minnesota</p>',
      polygonCoordinates: Array.from({ length: POLYGONS }, () => ring(random)),
    },
  }));
}

/** The tests' company with 2,000 polygons of 500 vertices, of 200 representatives. */
export const startingContent: StartingContent = {
  ...company,
  byType: { ...company.byType, representative: representatives() },
};
