import { type Html, html } from '../../web/html.ts';

const longestSearch = 200;

/** The search in the URL of a list; empty without one. */
export function requestedSearch({ searchParams }: URL): string {
  return (searchParams.get('s') ?? '').slice(0, longestSearch);
}

/** Links to the parts of a list, the current one marked. */
export function tabs(
  label: string,
  links: readonly { path: string; text: string; isCurrent: boolean; count?: number }[],
): Html {
  const items = links.map(
    ({ path, text, isCurrent, count }) =>
      html`<li><a href="${path}"${isCurrent && html` aria-current="true"`}>${text}</a> ${count !== undefined && html`<span class="hint">${count}</span>`}</li>`,
  );
  return html`<nav aria-label="${label}"><ul class="hstack unstyled">${items}</ul></nav>`;
}

/** The search form of a list. @param hidden parameters of the list's URL that a search leaves as they are */
export function searchForm(label: string, search: string, hidden: Record<string, string | number | undefined>): Html {
  const unchanged = Object.entries(hidden).map(
    ([name, value]) => value !== undefined && html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form role="search" class="narrow mb-4">${unchanged}<label for="s" class="sr">${label}</label>
    <fieldset class="group"><input id="s" type="search" name="s" value="${search}" maxlength="${longestSearch}"><button class="outline">Search</button></fieldset></form>`;
}
