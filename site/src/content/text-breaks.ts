/** Both are bounded, because the text may be hostile. */
const EMAIL = /[^\s@<>&;]{1,64}@[^\s@<>&;]{1,255}/g;
const MODEL_CODE = /(?<![\w-])[A-Z]{1,4}-\d[\w/-]{0,16}(?![\w-])/g;

/**
 * Marks where a line may break in text that is not a word: an email address before its @ and its dots, where it is wider than a
 * phone or a cell; a model code such as `SN-3040` never breaks.
 * @param text escaped text between tags
 */
export function withTextBreaks(text: string): string {
  const codes = text.includes('-') ? text.replace(MODEL_CODE, '<span class="is-code">$&</span>') : text;
  return codes.includes('@')
    ? codes.replace(EMAIL, (address) => address.replace(/(?<=\w)[@.](?=\w)/g, '<wbr />$&'))
    : codes;
}
