/** BCP 47 tag of the language of all these sentences: what pages declare, and how dates, numbers and names are written. */
export const locale = 'en-US';

/** Replaces an empty title. */
export const untitled = 'Untitled';
/** Read out where a table without a caption scrolls. */
export const table = 'Table';

/** Links in place of what is not loaded before a visitor asks for it, or not at all. */
export const embeddedTitle = (title: string, provider: string) => `${title}, on ${provider}`;
export const watchOn = (provider: string) => `Watch on ${provider}`;
export const mapOn = (provider: string) => `See the map on ${provider}`;
export const pageOn = (host: string) => `Open the embedded page on ${host}`;
export const embeddedFile = 'Open the embedded file';
export const watchVideo = 'Watch the video';
export const listenToRecording = 'Listen to the recording';
export const pictureToOpen = (title: string) => (title ? `Picture: ${title}` : 'Open the picture');
export const pictureOn = (title: string, host: string) =>
  title ? `Picture: ${title} (on ${host})` : `Picture on ${host}`;
/** Below the name of an embedded video or map, and the link beneath it. */
export const embedNote = (provider: string) => `Select to load it from ${provider}, which may set cookies.`;
export const openOn = (provider: string) => `Open on ${provider}`;
