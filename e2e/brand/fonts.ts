/** None: this company is set in what every system has. */
export const firstFonts: readonly string[] = [];
