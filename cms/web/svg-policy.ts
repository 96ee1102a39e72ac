/** The policy of every SVG that is sent: opened by itself, it runs no script and loads nothing. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
