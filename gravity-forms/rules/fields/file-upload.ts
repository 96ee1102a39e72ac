import type { RuleMessages } from '../messages.ts';
import { type PostedFile, postedFiles } from '../posted-values.ts';
import type { RuleField } from '../rule-field.ts';
import type { TypeRules } from '../type-rules.ts';

/** Extensions of programs and web pages. */
const refusedExtensions: ReadonlySet<string> = new Set(
  'php asp aspx cmd csh bat html htm hta jar exe com js lnk htaccess phar phtml ps1 ps2 php3 php4 php5 php6 py rb tmp'.split(
    ' ',
  ),
);

/**
 * Whether Gravity Forms refuses a file by its name in a field that allows all others: programs, web pages, and names in
 * which a server could take `.php.` for an extension.
 */
function isRefusedName(name: string): boolean {
  return refusedExtensions.has(extensionOf(name)) || name.toLowerCase().includes('.php.');
}

export const MEGABYTE = 1024 * 1024;
/** In bytes, for a field without a limit of its own; no field may have more. */
const LARGEST_FILE = 50 * MEGABYTE;

type FileField = RuleField<'FILEUPLOAD'>;

/** The extension of a file name in lower case; empty without one. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Largest file of the field in bytes. */
export function largestFile({ maxFileSize }: Pick<FileField, 'maxFileSize'>): number {
  return Math.min(maxFileSize ?? LARGEST_FILE, LARGEST_FILE);
}

/** Why Gravity Forms would refuse a file; undefined when it would not. */
export function fileMistake(
  field: Pick<FileField, 'maxFileSize' | 'allowedExtensions'>,
  { name, size }: PostedFile,
  messages: Pick<RuleMessages, 'fileSizeMessage' | 'fileTypeMessage'>,
): string | undefined {
  const most = largestFile(field);
  if (size > most) return messages.fileSizeMessage(Math.trunc(most / MEGABYTE));
  const { allowedExtensions } = field;
  const isAllowed = allowedExtensions.length > 0 ? allowedExtensions.includes(extensionOf(name)) : !isRefusedName(name);
  return isAllowed ? undefined : messages.fileTypeMessage(allowedExtensions);
}

export const fileUploadRules: TypeRules<'FILEUPLOAD'> = {
  isEmpty: ({ id }, posted) => postedFiles(posted, id).length === 0,
  mistake(field, posted, { say }) {
    const files = postedFiles(posted, field.id);
    if (files.length > field.maxFiles) return say.fileCountMessage(files.length, field.maxFiles);
    return files.map((file) => fileMistake(field, file, say)).find(Boolean);
  },
};
