import type {
  SeedContentByType,
  SeedDocument,
  SeedForm,
  SeedImage,
  SeedMenuItem,
  SeedPage,
  SeedTerm,
  SeedUser,
} from './model.ts';

/** Everything that a database is seeded from. */
export interface StartingContent {
  title: string;
  description: string;
  /** Paths of the front page and of the page that shows the list of posts. */
  frontPage: string;
  postsPage: string;
  users: readonly SeedUser[];
  categories: readonly SeedTerm[];
  tags: readonly SeedTerm[];
  pages: readonly SeedPage[];
  /** Everything else that editors write, by content type. */
  byType: SeedContentByType;
  forms: readonly SeedForm[];
  menus: { primary: readonly SeedMenuItem[]; footer: readonly SeedMenuItem[] };
  images: readonly SeedImage[];
  documents: readonly SeedDocument[];
  /** Absolute path of the folder with the image and document files. */
  mediaFolder: string;
}
