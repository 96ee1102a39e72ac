import type { SeedContent } from '@headwater/cms/starting-content/model.ts';

/** What the demo writes, with the custom fields beside the rest; `by-type.ts` sorts them as a catalogue wants them. */
type Story = Omit<SeedContent, 'fields'>;

export interface Post extends SeedContent<'post'> {
  author: string;
}

export interface Project extends Story {
  author: string;
  projectTitle: string;
  summary: string;
  contentArea: string;
}

export interface Testimonial extends Story {
  testimonialContent: string;
  testimonialAuthor: string;
}

export interface Representative extends Story {
  name: string;
  address: string;
  territories: string;
  website?: string;
  latitude: number;
  longitude: number;
  /** Two-letter codes of the states and provinces covered; their outlines become the polygons. */
  regions: readonly string[];
}
