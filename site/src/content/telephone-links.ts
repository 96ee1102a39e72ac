/** A North American number with its extension: `(651) 555-0117`, `+1 651.555.0117 ext. 4`. */
const TELEPHONE =
  /(?<![\d+(.-])(?:\+?1[ .\u00a0-]?)?(?:\(\d{3}\)[ \u00a0]?|\d{3}[ .\u00a0\u2011-])\d{3}[ .\u00a0\u2011-]\d{4}(?![\d-])(?:,?[ \u00a0]?(?:ext\.?|x)[ \u00a0]?\d{1,6})?/gi;

/** The `tel:` URL of a number as people write it. */
function telephoneHref(written: string): string {
  const [number = '', extension] = written.split(/,?\s*(?:ext\.?|x)\s*/i);
  const digits = number.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}${extension ? `;ext=${extension}` : ''}`;
}

/**
 * Turns North American phone numbers in a text into links; existing links are unchanged.
 * @param safe sanitized HTML, whose tags are well-formed
 */
export function withTelephoneLinks(safe: string): string {
  let isInLink = false;
  return safe
    .split(/(<[^<>]*>)/)
    .map((part) => {
      if (/^<\/?a[\s>]/i.test(part)) isInLink = !part.startsWith('</');
      if (isInLink || part.startsWith('<')) return part;
      return part.replace(TELEPHONE, (number) => `<a href="${telephoneHref(number)}">${number}</a>`);
    })
    .join('');
}
