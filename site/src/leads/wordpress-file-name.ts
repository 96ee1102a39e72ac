/**
 * A file name that WordPress stores as it is: without accents, spaces and signs, and with one dot. WPGraphQL for Gravity
 * Forms drops a file of a field for several when WordPress would change its name, without a word.
 */
export function wordPressFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ''];
  const plain = (text: string, other: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^A-Za-z0-9_]+/g, other);
  const safe = plain(stem, '-').replace(/^[-_]+|[-_]+$/g, '') || 'file';
  const kind = plain(extension, '');
  return kind === '' ? safe : `${safe}.${kind}`;
}
