export const callToAction = "Let's Get Started";
export const contactUs = 'Contact us';
export const findRepresentative = 'Find a representative near you';
/** @param phone a link @param email a link */
export const callOrWrite = <Part>(phone: Part, email: Part) => ['Call ', phone, ' or write to ', email, '.'];

export const missingTeaser = 'Missing teaser description';
export const brochure = 'Brochure';
export const dataSheet = 'Data Sheet';
export const manual = 'Manual';
export const features = 'Features';
export const applications = 'Applications';
export const markets = 'Markets';
export const energy = 'Energy';
/** Below the minimum efficiency index of a pump, as Regulation (EU) 547/2012 wants it. */
export const efficiencyBenchmark = 'The benchmark for most efficient water pumps is MEI ≥ 0.70 (EU 547/2012).';
export const units = 'Units';
export const unitSystems = { us: 'US', si: 'SI', european: 'European' } as const;
export const galleryLabel = 'Product pictures';
export const galleryNoun = 'picture';
export const noPictureCaption = 'Picture to follow';
export const noPicture = "We don't have a picture of this product yet.";
export const askForPicture = 'Ask us for one.';
export const replacementParts = 'Replacement parts';
/** Names the list beside the drawing of the parts. */
export const partsInDrawing = 'Parts in the drawing';
export const orderParts = 'Order Replacement Parts';
export const orderPartsFromPage = 'Order replacement parts';

export const latestPosts = 'Latest news';
export const moreProjects = 'More projects';
export const nextPost = 'Read next';
/** @param date such as `November 21, 2026`; either may be empty */
export const byline = (date: string, author: string) => [date, author && `by ${author}`].filter(Boolean).join(' ');
export const tagsTitle = 'Filed under';
export const topics = 'Topics';
export const testimonialsTitle = 'What customers say';
export const testimonialsLabel = 'Testimonials';
export const testimonialNoun = 'testimonial';

export const videoTitle = 'Video';
export const watchVideoOf = (subject: string) => `Watch the video of ${subject}`;
export const videoPlaysHere = 'Plays here';
/** In place of `videoPlaysHere`, before a visitor has allowed videos of other companies. */
export const videoTellsProvider = 'Plays here, and tells its provider your IP address';
export const videoLoading = 'Loading...';
export const videoOpensInNewTab = 'Opens in a new tab';
/** Names the player for those who cannot see it. */
export const videoOf = (subject: string) => `Video of ${subject}`;
export const videoFailed = "The video couldn't be loaded here. It opens in a new tab.";

export const contactInformation = 'Contact Information';
/** Above the form on a representative's page. */
export const writeToRepresentative = 'Send a message';
export const reachesRepresentative = (name: string) => `It comes to us, marked for ${name}.`;
export const website = 'Website';
export const territories = 'Territories';
export const chooseRegion = 'Choose your state or province.';
export const otherTerritories = 'Other territories';
/** Below the list of representatives. @param phone a link */
export const noRepresentative = <Part>(phone: Part) => ['No one near you? Call us: ', phone, '.'];

export const formUnavailable = "This form isn't available right now.";

/** Title of the browser's window. */
export const notFoundHead = 'Page not found';
export const notFoundTitle = "We can't find that page";
export const notFoundCaption = 'Page 404';
export const notFound =
  'It may have moved, or the web address may have a typo. Search for it, or start from one of these.';
export const protectedTitle = 'Protected page';
/** @param contact a link, "Contact us" */
export const protectedPage = <Part>(contact: Part) => [
  'This page is protected by a password. ',
  contact,
  ' for access.',
];

export const goneHead = 'Page removed';
export const goneTitle = 'This page was removed';
export const gone = 'It has no successor. Search for what you need, or call us.';
export const goneForLegalReasons = 'We had to withdraw it for legal reasons. Search for what you need, or call us.';
export const outageHead = 'Back in a moment';
export const outageTitle = "We'll be back in a moment";
export const outage =
  "Our content system isn't answering. This page loads itself again as soon as it does. Until then, these still work.";
export const failureHead = 'Something went wrong';
export const failureTitle = 'Something went wrong on our side';
export const failure =
  "We couldn't show this page. Please try again in a minute. If it happens again, call us and mention the reference below.";
export const stillInService = 'Still available';
export const representativesLabel = 'Representatives';
export const listAndMap = 'List and map';
export const reference = 'Reference';
