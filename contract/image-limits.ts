/** Most pixels of a picture, for uploading and for resizing alike: a small file can claim to be a very large picture. */
export const mostPixels = 60_000_000;
