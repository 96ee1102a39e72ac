/** Small builders for the HTML that an editor would have saved. */
import type { Html } from '@headwater/cms/starting-content/model.ts';

/** Makes plain text safe to stand in HTML. */
export function escapeHtml(text: string): Html {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Paragraphs; each text may hold inline markup. */
export function paragraphs(texts: readonly Html[]): Html {
  return texts.map((text) => `<p>${text}</p>`).join('\n');
}

/** A bulleted list; each text may hold inline markup. */
export function bullets(texts: readonly Html[]): Html {
  return `<ul>\n${texts.map((text) => `<li>${text}</li>`).join('\n')}\n</ul>`;
}
