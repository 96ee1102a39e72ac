import * as texts from '@headwater/brand/texts.ts';
import { createLatest } from './latest.ts';
import { RESULTS_EVENT } from './search-parts.ts';
import type { SearchResponse } from './search-response.ts';
import { announcement, movedTo, suggestionGroups } from './suggestions.ts';

/** Shorter than that of the results below: a suggestion costs the server a hundredth of a page. */
const PAUSE = 150;
const SHORTEST = 2;
const started = new WeakSet<HTMLInputElement>();

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** Makes a search field a combobox of ARIA 1.2, whose list follows what is typed. The form works as before. */
export function suggest(input: HTMLInputElement): void {
  const list = input.form?.querySelector<HTMLElement>('[data-suggestions]');
  const status = input.form?.querySelector<HTMLElement>('[data-suggestion-status]');
  if (!list || !status || started.has(input)) return;
  started.add(input);
  const latest = createLatest();
  let options: HTMLElement[] = [];
  let active = -1;
  let timer: number | undefined;

  function choose(index: number): void {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[index];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function setOpen(isOpen: boolean): void {
    if (list) list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) choose(-1);
  }

  function show(response: SearchResponse): void {
    options = [];
    const groups = suggestionGroups(response).map(({ name, options: its }, group) => {
      const id = `${input.id}-group-${group}`;
      const items = its.map(({ href, title, detail }) => {
        const option = element(
          'li',
          { role: 'option', id: `${input.id}-option-${options.length}`, 'data-href': href, 'aria-selected': 'false' },
          element('span', {}, title),
          element('small', {}, detail),
        );
        options.push(option);
        return option;
      });
      return element(
        'ul',
        { role: 'group', 'aria-labelledby': id },
        element('li', { role: 'presentation', id }, name),
        ...items,
      );
    });
    list?.replaceChildren(...groups);
    choose(-1);
    setOpen(options.length > 0);
    if (status) status.textContent = announcement(options.length);
  }

  async function follow(): Promise<void> {
    const term = input.value.trim();
    if (term.length < SHORTEST) {
      await latest();
      setOpen(false);
      return;
    }
    // Without a response, the form works by itself.
    const response = await latest(async (signal) => {
      const answer = await fetch(`/api/suggest?${new URLSearchParams({ q: term })}`, { signal });
      return answer.ok ? ((await answer.json()) as SearchResponse) : undefined;
    }).catch(() => undefined);
    if (response && document.activeElement === input) show(response);
  }

  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', texts.suggestionsLabel);
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void follow(), PAUSE);
  });
  input.addEventListener('keydown', (event) => {
    const next = list.hidden ? undefined : movedTo(event.key, active, options.length);
    const href = options[active]?.dataset.href;
    // The list was closed, or the results below have covered it.
    if (list.hidden && event.key === 'ArrowDown' && options.length > 0 && input.value.trim().length >= SHORTEST) {
      setOpen(true);
      choose(0);
    } else if (next !== undefined) choose(next);
    else if (event.key === 'Enter' && href) location.assign(href);
    else if (event.key === 'Escape' && !list.hidden) setOpen(false);
    else return;
    event.preventDefault();
  });
  input.form?.addEventListener('submit', () => {
    clearTimeout(timer);
    void latest();
    setOpen(false);
  });
  // The results of the page are there, unless the visitor is choosing.
  input.form?.addEventListener(RESULTS_EVENT, () => {
    if (active < 0) setOpen(false);
  });
  // Before the field loses the focus, which closes the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const href = target instanceof Element && target.closest<HTMLElement>('[role="option"]')?.dataset.href;
    if (href) location.assign(href);
  });
  input.addEventListener('blur', () => setOpen(false));
  if (input.value !== input.defaultValue) void follow();
}
