import type { SeedContent, SeedContentByType } from '@headwater/cms/starting-content/model.ts';
import type { Ring } from '@headwater/site/src/map/geometry.ts';
import { regionPolygons } from '@headwater/site/src/map/outlines/region-polygons.ts';
import { reissuedPapers } from '../content/reissued-manuals.ts';
import { stories } from './stories.ts';
import type { Project, Representative, Testimonial } from './story.ts';

function projectContent({ projectTitle, summary, contentArea, ...written }: Project): SeedContent<'project'> {
  return { ...written, fields: { projectTitle, summary, contentArea } };
}

function testimonialText({
  testimonialContent,
  testimonialAuthor,
  ...written
}: Testimonial): SeedContent<'testimonial'> {
  return { ...written, fields: { testimonialContent, testimonialAuthor } };
}

function representativeContent(firm: Representative): SeedContent<'representative'> {
  const { name, address, territories, website, latitude, longitude, regions, ...written } = firm;
  const fields = {
    name,
    address,
    territories,
    ...(website !== undefined && { website }),
    geoCoordinateLatitude: latitude,
    geoCoordinateLongitude: longitude,
    polygonCoordinates: polygonCoordinates(regions),
  };
  return { ...written, fields };
}

/** Everything that the demo company writes besides pages, by content type. */
export const byType: SeedContentByType = {
  post: stories.posts,
  project: stories.projects.map(projectContent),
  testimonial: stories.testimonials.map(testimonialText),
  headwater_document: reissuedPapers,
  representative: stories.representatives.map(representativeContent),
};

/** Without the repeated last point: a map closes a polygon by itself. */
function vertices(ring: Ring): { lat: number; lng: number }[] {
  return ring.slice(0, -1).map(([lng, lat]) => ({ lat, lng }));
}

/**
 * A representative's territory as WordPress stores it: one JSON text per polygon, nested one level
 * for its rings, each vertex `{"lat":…,"lng":…}`.
 */
export function polygonCoordinates(regions: readonly string[]): string[] {
  return regions.flatMap(regionPolygons).map((polygon) => JSON.stringify(polygon.map(vertices)));
}
