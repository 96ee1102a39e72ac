import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createLatest } from './latest.ts';
import type { SuggestResponse } from './suggest-response.ts';

const MOST = 8;

/** What the list shows, in its groups. */
export function suggestionGroups({ groups }: Pick<SuggestResponse, 'groups'>) {
  let left = MOST;
  return groups.flatMap(({ label, hits }) => {
    const options = hits.slice(0, left);
    left -= options.length;
    return options.length > 0 ? [{ name: label, options }] : [];
  });
}

/** Index of the option after a key; -1 is the input itself. Undefined for a key that does not move. */
export function movedTo(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}

/** Shorter than that of the results below: a suggestion costs the server a hundredth of a page. */
const PAUSE = 150;
const SHORTEST = 2;

interface Suggested {
  /** Undefined before the first response. */
  groups: ReturnType<typeof suggestionGroups> | undefined;
  isOpen: boolean;
  /** Index of the option that the keyboard is at; -1 in the field itself. */
  active: number;
}

const closed = { isOpen: false, active: -1 };

/** The suggestions for what is typed into a field, and how keys move through them. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>) {
  const [suggested, setSuggested] = useState<Suggested>({ groups: undefined, ...closed });
  const [latest] = useState(createLatest);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { groups = [], isOpen, active } = suggested;
  const options = groups.flatMap((group) => group.options);
  const term = () => field.current?.value.trim() ?? '';
  const change = (to: Partial<Suggested>) => setSuggested((now) => ({ ...now, ...to }));

  async function follow(): Promise<void> {
    const q = term();
    if (q.length < SHORTEST) {
      await latest();
      return change(closed);
    }
    // Without a response, the form works by itself.
    const response = await latest(async (signal) => {
      const fetched = await fetch(`/api/suggest?${new URLSearchParams({ q })}`, { signal });
      return fetched.ok ? ((await fetched.json()) as SuggestResponse) : undefined;
    }).catch(() => undefined);
    if (!response || document.activeElement !== field.current) return;
    const found = suggestionGroups(response);
    setSuggested({ groups: found, isOpen: found.length > 0, active: -1 });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the script was there
  useEffect(() => {
    if (field.current?.value !== field.current?.defaultValue) void follow();
  }, []);

  return {
    ...suggested,
    options,
    close: () => change(closed),
    /** Closes the list unless the visitor is choosing. */
    giveWay: () => setSuggested((now) => (now.active < 0 ? { ...now, isOpen: false } : now)),
    onInput() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void follow(), PAUSE);
    },
    onSubmit() {
      clearTimeout(timer.current);
      void latest();
      change(closed);
    },
    onKeyDown(event: KeyboardEvent) {
      const next = isOpen ? movedTo(event.key, active, options.length) : undefined;
      const option = options[active];
      // The list was closed, or the results below have covered it.
      if (!isOpen && event.key === 'ArrowDown' && options.length > 0 && term().length >= SHORTEST) {
        change({ isOpen: true, active: 0 });
      } else if (next !== undefined) change({ active: next });
      else if (event.key === 'Enter' && option) location.assign(option.href);
      else if (event.key === 'Escape' && isOpen) change(closed);
      else return;
      event.preventDefault();
    },
  };
}
