/**
 * The words of the site: US English, and below it what this company says in its own voice. For another language, write
 * every sentence here in place of the export; the type check names those that are missing.
 */
export * from './texts/english.ts';

export const locationLabel = 'Works';
export const emergencyLabel = 'Field service, any hour';
export const latestPosts = 'Notes from the works';
export const testimonialsTitle = 'From the field';
export const videoTitle = 'On the test stand';
export const productFamilies = 'Pump families';
export const galleryLabel = 'Product drawings';
export const galleryNoun = 'drawing';
export const noPictureCaption = 'Sheet 1 · drawing to follow';
export const noPicture = 'The drawing of this product is not on file yet.';
export const askForPicture = 'Ask us for it.';
export const searchHint =
  'Search products, projects, representatives and notes from the works. Two letters are enough to start.';
export const noRepresentative = <Part>(phone: Part) => ['No one near you? Call the works: ', phone, '.'];
export const notFoundTitle = 'This part is not on the shelf';
export const notFoundCaption = 'Part 404, not on the shelf';
export const outageTitle = 'The catalog is out for a moment';
export const stillInService = 'Still in service';
