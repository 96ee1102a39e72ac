import type { StartingContent } from '@headwater/cms/starting-content/starting-content.ts';
import { catalogue as content } from './content/catalogue.ts';
import { forms } from './forms/forms.ts';
import { mediaFolder, readMediaLibrary } from './media-library.ts';
import { byType } from './stories/by-type.ts';
import { stories } from './stories/stories.ts';

const { images, documents } = readMediaLibrary();

/** The demo site, put together from the parts that write it. */
export const startingContent: StartingContent = {
  users: stories.users,
  categories: stories.categories,
  tags: stories.tags,
  title: 'Alder Creek Pump Works',
  description: 'Pumps cast, machined and tested in Duluth since 1921',
  frontPage: '/',
  postsPage: '/news/',
  pages: [...content.pages, ...stories.pages],
  byType,
  menus: content.menus,
  images,
  forms,
  documents,
  mediaFolder,
};
