import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import { withoutPairs } from '@headwater/contract/text/without-pairs.ts';
import type { AskedSettings } from '../definition/field-settings.ts';
import { postedFiles, postedText } from '../rules/posted-values.ts';
import type { FieldKind } from './field-kind.ts';

/** A picture of the post, with texts that the editor asks for. */
export interface PostImageField extends AskedSettings<'POST_IMAGE'> {
  allowedExtensions?: readonly string[];
  hasTitle?: boolean;
  hasCaption?: boolean;
  hasDescription?: boolean;
  hasAlt?: boolean;
}

/** What Gravity Forms takes where the editor says nothing. */
const pictures = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic'];

/** The inputs of the texts, in the order in which they are stored. */
const imageInputs = { title: 1, caption: 4, description: 7, altText: 2 } as const;

/** The modifiers of merge tags, by their places in what is stored; the URL is the first. */
const modifiers: Readonly<Record<string, number>> = { title: 1, caption: 2, description: 3, alt: 4 };

/** As WordPress strips tags: with what is in scripts and styles, and without white space around the text. */
function withoutTags(text: string): string {
  const withoutScripts = withoutPairs(text, /<script\b/gi, /<\/script>/gi);
  return withoutPairs(withoutScripts, /<style\b/gi, /<\/style>/gi)
    .replace(/<[^<>]*>/g, '')
    .trim();
}

/** Stored as Gravity Forms does: URL, title, caption, description and alternative text with `|:|` between them. */
export const postImageKind: FieldKind<PostImageField> = {
  type: 'POST_IMAGE',
  valueKey: 'fileUploadValues',
  details: ({ allowedExtensions = pictures }) => ({ inputType: 'POST_IMAGE', allowedExtensions }),
  post: ({ id }, { imageValues }) =>
    Object.entries(imageInputs).map(([name, input]) => [
      `${id}.${input}`,
      trimmed(imageValues?.[name as keyof typeof imageInputs] ?? ''),
    ]),
  rule: ({ allowedExtensions = pictures }) => ({
    type: 'FILEUPLOAD',
    allowedExtensions,
    maxFileSize: null,
    maxFiles: 1,
  }),
  store: ({ id }, posted): Record<string, string> => {
    const [file] = postedFiles(posted, id);
    if (file?.url === undefined) return {};
    const texts = Object.values(imageInputs).map((input) => postedText(posted, `${id}.${input}`));
    return { [id]: [file.url, ...texts.map(withoutTags)].join('|:|') };
  },
  show: ({ id }, stored) => (stored[id] ?? '').split('|:|').filter(Boolean).join(' '),
  tagged({ id }, stored, modifier) {
    const parts = (stored[id] ?? '').split('|:|');
    const place = Object.hasOwn(modifiers, modifier) ? modifiers[modifier] : undefined;
    return place === undefined ? (parts[0] ?? '').replaceAll(' ', '%20') : (parts[place] ?? '');
  },
};
