/** The slots of an input mask: a digit, a letter, either. Every other character stands for itself. */
const SLOTS: Record<string, RegExp> = { '9': /\d/, a: /\p{L}/u, '*': /[\p{L}\d]/u };
const WORD = /[\p{L}\d]/u;

/**
 * A text in the form of an editor's mask such as `(999) 999-9999? x999`, however its parts were separated. What stands
 * behind `?` may be left out.
 * @returns the text as it was if it does not fit: Gravity Forms' server accepts it, and no lead may be lost to a mask
 */
export function masked(mask: string, text: string): string {
  const [needed = '', optional = ''] = mask.split('?', 2);
  const given = [...text].filter((sign) => WORD.test(sign));
  let result = '';
  const take = (sign: string): boolean => {
    const slot = SLOTS[sign];
    if (!slot && given[0] === sign) given.shift();
    const next = slot ? given.shift() : sign;
    result += next ?? '';
    return next !== undefined && (!slot || slot.test(next));
  };
  if (given.length === 0 || ![...needed].every(take)) return text;
  for (const sign of optional) {
    if (given.length === 0) break;
    if (!take(sign)) return text;
  }
  return given.length > 0 ? text : result.trimEnd();
}

/** The mask as visitors see it in an empty input: `(___) ___-____`. */
export function maskHint(mask: string): string {
  return (mask.split('?', 1)[0] ?? '').replace(/[9a*]/g, '_');
}
