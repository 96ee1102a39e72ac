/** What the URL of an entry's file says about it. */
export interface FileFacts {
  name: string;
  /** In bytes. */
  size: number;
  hash: string;
}

const PATH = '/wp-admin/admin.php?page=gf_entries&view=file';

/** The URL that an entry stores for a file; only signed-in editors can open it. */
export function fileUrl(baseUrl: string, formId: number, fieldId: number, { name, size, hash }: FileFacts): string {
  const facts = new URLSearchParams({ size: String(size), hash, 'gf-download': name });
  return `${baseUrl}${PATH}&id=${formId}&field=${fieldId}&${facts}`;
}

export function fileFacts(url: string): FileFacts {
  const { searchParams } = new URL(url);
  const read = (name: string) => searchParams.get(name) ?? '';
  return { name: read('gf-download'), size: Number(read('size')), hash: read('hash') };
}

/** What is stored with a picture, in this order, behind its URL. */
const saidOfPictures = ['Title', 'Caption', 'Description', 'Alternative text'];

/** What the visitor said about a picture, each with its label; empty for any other value. */
export function pictureTexts(stored: string): string[] {
  if (stored.startsWith('[')) return [];
  const [, ...texts] = stored.split('|:|');
  return saidOfPictures.flatMap((label, at) => (texts[at] ? [`${label}: ${texts[at]}`] : []));
}

/** The URLs in a stored value: one, before a picture's texts, or a JSON list from a field for several files. */
export function fileUrls(stored: string): string[] {
  const [url = ''] = stored.split('|:|');
  if (!stored.startsWith('[')) return url === '' ? [] : [url];
  // Written by `store` of the file upload.
  return JSON.parse(stored) as string[];
}
