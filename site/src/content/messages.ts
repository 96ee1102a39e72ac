/** BCP 47 tag of the language of all these sentences: what pages declare, and how dates, numbers and names are written. */
export const locale = 'en-US';

/** Replaces an empty title. */
export const untitled = 'Untitled';
/** Read out where a table without a caption scrolls. */
export const table = 'Table';

/** Replaces a video or a recording that the policy blocks. */
export const embeddedTitle = (title: string, provider: string) => `${title}, on ${provider}`;
export const watchOn = (provider: string) => `Watch on ${provider}`;
export const watchVideo = 'Watch the video';
export const listenToRecording = 'Listen to the recording';
