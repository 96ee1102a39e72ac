/** A start tag of a document: its lowercase name and its attributes with decoded entities. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

const attributePattern = /([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
const tagPattern = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;

/**
 * The start tags of well-formed, server-rendered HTML; skips scripts, styles and comments.
 * Not a parser for handwritten HTML.
 */
export function startTags(html: string): Tag[] {
  const visible = html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1');
  return [...visible.matchAll(tagPattern)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(attributePattern)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        decodeEntities(double ?? single ?? bare ?? ''),
      ]),
    ),
  }));
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) =>
    name ? (named[name.toLowerCase()] ?? whole) : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  );
}
