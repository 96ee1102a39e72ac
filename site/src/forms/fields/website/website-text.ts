const ADDRESS = /^https?:\/\/(?:[^\s/?#@]*@)?(\[[\da-f:.]+\]|[^\s/?#@:[\]]+)(?::\d{1,5})?(?:[/?#][\x21-\x7e]*)?$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether Gravity Forms accepts a text as a website: an http or https URL in ASCII. */
export function isWebsite(text: string): boolean {
  const host = ADDRESS.exec(text)?.[1];
  if (!host || !URL.canParse(text)) return false;
  return host.startsWith('[') || host.split('.').every((label) => LABEL.test(label));
}
