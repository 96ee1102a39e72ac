import archivo from './fonts/archivo.woff2?url';
import plexMono from './fonts/plex-mono.woff2?url';
import sourceSerif from './fonts/source-serif.woff2?url';

/**
 * URLs of the fonts that every page shows above the fold. Browsers request them at once, so that the first picture of a
 * page is the final one; their `@font-face` rules are in `fonts/faces.css`.
 */
export const firstFonts: readonly string[] = [archivo, sourceSerif, plexMono];
