/** Latin letters that are not another one with an accent. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Without accents, as WordPress writes it; letters of other scripts stay. */
function latinLetter(letter: string): string {
  const plain = spelled[letter.toLowerCase()] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return /^[A-Za-z]+$/.test(plain) ? plain : '-';
}

/**
 * A file name that WordPress stores as it is: without accents, spaces and signs, and with one dot. WPGraphQL for Gravity
 * Forms drops a file of a field for several when WordPress would change its name, without a word.
 */
export function wordPressFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ''];
  const plain = (text: string, other: string) =>
    text
      .normalize('NFKC')
      .replaceAll(/\p{Script=Latin}/gu, latinLetter)
      .replaceAll(/[^\p{L}\p{M}\p{Nd}_]+/gu, other);
  const safe = plain(stem, '-').replace(/^[-_]+|[-_]+$/g, '') || 'file';
  const kind = plain(extension, '');
  return kind === '' ? safe : `${safe}.${kind}`;
}
