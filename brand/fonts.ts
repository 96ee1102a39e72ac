import plexMono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

/**
 * URLs of the fonts that every page shows above the fold. Browsers ask for them at once, so that the first picture of a
 * page is the final one; their `@font-face` rules are in `fonts.css`.
 */
export const firstFonts: readonly string[] = [archivo, sourceSerif, plexMono];
