import type {
  SeedDocument,
  SeedForm,
  SeedImage,
  SeedMenuItem,
  SeedPage,
  SeedPost,
  SeedProject,
  SeedRepresentative,
  SeedTerm,
  SeedTestimonial,
  SeedUser,
} from './model.ts';

/** Everything that a database is seeded from, gathered from the parts that write it. */
export interface SeedCatalogue {
  title: string;
  description: string;
  /** Path of the page that is the site's front, and of the one that stands for the list of posts. */
  frontPage: string;
  postsPage: string;
  users: readonly SeedUser[];
  categories: readonly SeedTerm[];
  tags: readonly SeedTerm[];
  pages: readonly SeedPage[];
  posts: readonly SeedPost[];
  projects: readonly SeedProject[];
  testimonials: readonly SeedTestimonial[];
  representatives: readonly SeedRepresentative[];
  forms: readonly SeedForm[];
  menus: { primary: readonly SeedMenuItem[]; footer: readonly SeedMenuItem[] };
  images: readonly SeedImage[];
  documents: readonly SeedDocument[];
  /** Full path of the folder that holds the files of images and documents. */
  mediaFolder: string;
  /** Outlines of regions as the JSON texts that representatives carry. */
  polygonCoordinates: (regions: readonly string[]) => readonly string[];
}
