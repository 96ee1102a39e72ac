/** None: this company uses system fonts. */
export const firstFonts: readonly string[] = [];
