/** Column widths as a share of the row, in percent; `styles/core-blocks/columns.css` has a class for each. */
const SHARES = [20, 25, 30, 33, 40, 50, 60, 66, 70, 75, 80] as const;

/** Heights of a spacer, in pixels, up to which it is small, and from which it is large. */
const SMALL_SPACER = 40;
const LARGE_SPACER = 150;

function parse(style: string): Map<string, string> {
  const declarations = style.split(';').map((declaration) => {
    const [property = '', ...value] = declaration.split(':');
    return [property.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
  });
  return new Map(declarations);
}

function nearestShare(percent: number): number {
  return SHARES.reduce((best, share) => (Math.abs(share - percent) < Math.abs(best - percent) ? share : best));
}

function percentIn(value: string | undefined): number | undefined {
  const percent = /(\d{1,3}(?:\.\d+)?)%/.exec(value ?? '')?.[1];
  return percent === undefined ? undefined : Number(percent);
}

function pixelsIn(value: string | undefined): number | undefined {
  const pixels = /^(\d{1,4}(?:\.\d+)?)px$/.exec(value ?? '')?.[1];
  return pixels === undefined ? undefined : Number(pixels);
}

function alignmentClass(align: string | undefined): string | undefined {
  return align && ['left', 'center', 'right'].includes(align) ? `has-text-align-${align}` : undefined;
}

function floatClass(float: string | undefined): string | undefined {
  return float === 'left' || float === 'right' ? `align${float}` : undefined;
}

/** `flex-basis: 33.33%` of a column, and `grid-template-columns: 30% auto` or `auto 30%` of media with text. */
function shareClass(blocks: readonly string[], styles: Map<string, string>): string | undefined {
  const property = blocks.includes('wp-block-column')
    ? 'flex-basis'
    : blocks.includes('wp-block-media-text')
      ? 'grid-template-columns'
      : '';
  const percent = percentIn(styles.get(property));
  return percent === undefined ? undefined : `is-share-${nearestShare(percent)}`;
}

function spacerClass(blocks: readonly string[], styles: Map<string, string>): string | undefined {
  const height = blocks.includes('wp-block-spacer') ? pixelsIn(styles.get('height')) : undefined;
  if (height === undefined) return undefined;
  if (height <= SMALL_SPACER) return 'is-small';
  return height >= LARGE_SPACER ? 'is-large' : undefined;
}

/**
 * Converts the layout in the inline styles of WordPress's editors to classes of the site's stylesheets: text alignment
 * and floats of the classic editor, column widths, spacer heights. Omits colors, fonts and exact sizes on purpose,
 * because texts use the site's.
 * @param className of the same element, whose block gives a style its meaning
 * @returns `className` with the classes for the style; undefined if there are none
 */
export function withStyleClasses(className: string | undefined, style: string | undefined): string | undefined {
  if (!style) return className;
  const classes = className?.split(/\s+/) ?? [];
  const styles = parse(style);
  const added = [
    alignmentClass(styles.get('text-align')),
    floatClass(styles.get('float')),
    shareClass(classes, styles),
    spacerClass(classes, styles),
  ].filter((name) => name !== undefined);
  return [...classes, ...added].join(' ') || undefined;
}

/** The width in pixels to which an editor resized an image, which newer versions of WordPress write as a style. */
export function styledWidth(style: string | undefined): number | undefined {
  return style ? pixelsIn(parse(style).get('width')) : undefined;
}
