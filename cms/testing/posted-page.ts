/** The forms of a page as a browser without scripts would send them. */

/** The text of a tag's attribute; undefined without it. */
export function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#039;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export interface PageForm {
  action: string;
  /** Current values: every control that would be sent, except buttons. */
  data: FormData;
}

/** The page's form whose action starts with this. */
export function formOf(page: string, actionStart: string): PageForm {
  for (const [, tag = '', inside = ''] of page.matchAll(/(<form\b[^>]*>)([\s\S]*?)<\/form>/g)) {
    const action = attribute(tag, 'action') ?? '';
    if (action.startsWith(actionStart)) return { action, data: dataOf(inside) };
  }
  throw new Error(`The page has no form whose action begins with ${actionStart}.`);
}

function dataOf(inside: string): FormData {
  const data = new FormData();
  for (const [tag] of inside.matchAll(/<input\b[^>]*>/g)) {
    const [name, type] = [attribute(tag, 'name'), attribute(tag, 'type')];
    const isOff = type === 'checkbox' && !/\schecked\b/.test(tag);
    if (name !== undefined && type !== 'file' && !isOff) data.append(name, attribute(tag, 'value') ?? '');
  }
  for (const [, tag = '', text = ''] of inside.matchAll(/(<textarea\b[^>]*>)\n?([\s\S]*?)<\/textarea>/g)) {
    data.append(attribute(tag, 'name') ?? '', decode(text));
  }
  for (const [, tag = '', options = ''] of inside.matchAll(/(<select\b[^>]*>)([\s\S]*?)<\/select>/g)) {
    const all = [...options.matchAll(/<option\b([^>]*)>([^<]*)/g)];
    const chosen = all.find(([, attributes = '']) => /\sselected\b/.test(attributes)) ?? all[0];
    data.append(attribute(tag, 'name') ?? '', attribute(chosen?.[0] ?? '', 'value') ?? decode(chosen?.[2] ?? ''));
  }
  return data;
}
