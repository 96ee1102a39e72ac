import type { SeedEntries, SeedEntry } from '@headwater/cms/starting-content/model.ts';
import { reissuedPapers } from '../content/reissued-manuals.ts';
import { polygonCoordinates } from '../geography/polygon-coordinates.ts';
import { stories } from './stories.ts';
import type { Project, Representative, Testimonial } from './story.ts';

function projectEntry({ projectTitle, summary, contentArea, ...entry }: Project): SeedEntry<'project'> {
  return { ...entry, fields: { projectTitle, summary, contentArea } };
}

function testimonialEntry({ testimonialContent, testimonialAuthor, ...entry }: Testimonial): SeedEntry<'testimonial'> {
  return { ...entry, fields: { testimonialContent, testimonialAuthor } };
}

function representativeEntry(firm: Representative): SeedEntry<'representative'> {
  const { name, address, territories, website, latitude, longitude, regions, ...entry } = firm;
  const fields = {
    name,
    address,
    territories,
    ...(website !== undefined && { website }),
    geoCoordinateLatitude: latitude,
    geoCoordinateLongitude: longitude,
    polygonCoordinates: polygonCoordinates(regions),
  };
  return { ...entry, fields };
}

/** Everything that the demo company writes besides pages, by content type. */
export const entries: SeedEntries = {
  post: stories.posts,
  project: stories.projects.map(projectEntry),
  testimonial: stories.testimonials.map(testimonialEntry),
  headwater_document: reissuedPapers,
  representative: stories.representatives.map(representativeEntry),
};
