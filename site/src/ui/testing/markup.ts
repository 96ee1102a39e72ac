import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What the server renders: class names as in the style sheets, and icons as a dot. */
export function markup(node: ReactNode): string {
  return renderToStaticMarkup(node)
    .replaceAll(/(?<=class="[^"]*)\b_([\w-]+?)_[\da-f]{6}\b/g, '$1')
    .replaceAll(/<svg.*?<\/svg>/g, '•');
}
