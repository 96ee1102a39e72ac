import { isRecord } from '@headwater/contract/is-record.ts';
import { html } from '../../web/html.ts';
import { controlId } from './field-control.ts';
import type { FieldEditor } from './field-editor.ts';
import { linkListId } from './pick.ts';

/** Whether visitors may be linked to a URL: a path on the site, http(s), mailto or tel. */
export function isLinkUrl(url: string): boolean {
  // Browsers read a backslash as a slash, and two slashes as another host.
  if (/^[/#?](?![/\\])/.test(url)) return true;
  return /^(?:https?:\/\/[^\s/]|mailto:\S|tel:[+\d])/i.test(url) && URL.canParse(url);
}

export function wrongLink(url: string): string {
  return `"${url}" is not a valid link. Write a path such as /contact/ or a full URL.`;
}

function partsOf(value: unknown): { url: string; title: string; target: string } {
  const link = isRecord(value) ? value : {};
  return { url: String(link.url ?? ''), title: String(link.title ?? ''), target: String(link.target ?? '') };
}

export const linkEditor: FieldEditor = {
  render: ({ name, label }, value) => {
    const { url, title, target } = partsOf(value);
    const id = controlId(name);
    return html`<fieldset><legend>${label}</legend>
      <label for="${id}">URL</label><input id="${id}" name="${name}.url" value="${url}" placeholder="/contact/" list="${linkListId}" autocomplete="off">
      <label for="${id}-title">Text</label><input id="${id}-title" name="${name}.title" value="${title}">
      <label><input type="checkbox" name="${name}.target" value="_blank"${target === '_blank' && html` checked`}> opens in a new tab</label>
    </fieldset>`;
  },
  read: ({ name }, form) => {
    const url = form.text(`${name}.url`).trim();
    const title = form.text(`${name}.title`);
    if (url === '' && title === '') return null;
    return { url, title, target: form.text(`${name}.target`) === '_blank' ? '_blank' : '' };
  },
  problem: ({ name, label }, value) => {
    const { url } = partsOf(value);
    if (url === '' || isLinkUrl(url)) return [];
    return [{ field: controlId(name), message: `${label}: ${wrongLink(url)}` }];
  },
};
