/**
 * The words of the site: each room's own, and below them what this company says in its own voice. For another
 * language, write every sentence of the rooms here in place of the exports; the type check names those that are missing.
 */
export * from '@headwater/site/src/blocks/messages.ts';
export * from '@headwater/site/src/consent/messages.ts';
export * from '@headwater/site/src/content/messages.ts';
export * from '@headwater/site/src/editors/messages.ts';
export * from '@headwater/site/src/forms/messages.ts';
export * from '@headwater/site/src/leads/messages.ts';
export * from '@headwater/site/src/map/messages.ts';
export * from '@headwater/site/src/navigation/messages.ts';
export * from '@headwater/site/src/search/messages.ts';
export * from '@headwater/site/src/seo/messages.ts';
export * from '@headwater/site/src/server/messages.ts';
export * from '@headwater/site/src/templates/messages.ts';
export * from '@headwater/site/src/ui/messages.ts';

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
