import * as texts from '@headwater/brand/texts.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Slot } from '../../islands/slot.tsx';
import { createSearchSession, type SearchSession } from '../../search/search-session.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { fetchPage, wordsFor } from '../../ui/fetched-page/fetched-page.ts';
import listStyles from '../../ui/growing-list/growing-list.module.css';
import { LoadMore } from '../../ui/growing-list/load-more.island.tsx';
import { Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { SearchField, type SearchFieldProps } from '../search-form/search-field.island.tsx';
import styles from './search-results.module.css';

/** What the page says of a search. */
export interface Shown {
  title: string;
  note: string;
  /** URL of further results. */
  nextHref?: string | undefined;
  /** URL of the first results, when these are later ones. */
  startHref?: string | undefined;
}

export interface LiveSearchProps {
  shown: Shown;
  field: Pick<SearchFieldProps, 'action' | 'term' | 'maxLength'>;
  /** Milliseconds after typing. */
  pause: number;
  /** Length of a term. */
  shortest: number;
  /** The results as HTML. */
  html?: string;
}

const nothingShown: Shown & { html: string } = { title: texts.searchTitle, note: texts.searchHint, html: '' };

/** Fetches the page that the form would open. @returns what it shows */
async function fetchShown(url: string, signal: AbortSignal): Promise<typeof nothingShown> {
  const island = (await fetchPage(url, signal)).querySelector<HTMLElement>('[data-island="live-search"]');
  const slot = island?.querySelector('[data-slot]');
  if (!island || !slot) throw new Error(`${url} is not the search page`);
  // The same server wrote it.
  const { shown } = JSON.parse(island.dataset.props ?? '') as LiveSearchProps;
  return { ...shown, html: slot.innerHTML };
}

/** What the page shows of a search, and what follows the visitor's typing. */
function useLiveSearch({ html = '', ...props }: LiveSearchProps) {
  const [shown, setShown] = useState({ ...props.shown, html });
  const [isSearching, setIsSearching] = useState(false);
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const session = useRef<SearchSession>(undefined);
  const openSession = (): SearchSession => {
    const show = (next: typeof nothingShown) => {
      setShown(next);
      setFailure(undefined);
    };
    return createSearchSession(
      {
        url: () => location.pathname + location.search,
        replaceEntry: (url) => history.replaceState(history.state, '', url),
        pushEntry: (url) => history.pushState(null, '', url),
        async fetch(url, signal) {
          const next = await fetchShown(url, signal);
          return () => show(next);
        },
        setSearching: setIsSearching,
        clear: () => show(nothingShown),
        fail: (error) => setFailure(wordsFor(error, texts.searchFailed)),
      },
      { action: props.field.action, shortest: props.shortest },
    );
  };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const value = () => input.current?.value ?? '';
  const onTyping = () => {
    clearTimeout(timer.current);
    session.current?.callOff();
    timer.current = setTimeout(() => void session.current?.follow(value()), props.pause);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    void session.current?.send(value());
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island takes over
  useEffect(() => {
    session.current = openSession();
    const onPopState = () => {
      clearTimeout(timer.current);
      if (input.current) input.current.value = new URLSearchParams(location.search).get('q') ?? '';
      void session.current?.goTo(value());
    };
    addEventListener('popstate', onPopState);
    // The visitor may have typed before this script was loaded.
    if (value() !== input.current?.defaultValue) onTyping();
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return { shown, isSearching, failure, input, onTyping, onSubmit };
}

/** The search page, with results while the visitor types. Without a script, it is a plain form. */
export function LiveSearch(props: LiveSearchProps) {
  const { shown, isSearching, failure, input, onTyping, onSubmit } = useLiveSearch(props);
  return (
    <>
      <Banner title={shown.title}>
        <SearchField
          {...props.field}
          id="search"
          label={<VisuallyHidden>{texts.searchTitle}</VisuallyHidden>}
          field={input}
          // Visitors open the search to type, and the heading comes first. React would also do so later.
          input={{ autoFocus: typeof document === 'undefined', onFocus: ({ currentTarget }) => currentTarget.select() }}
          shown={shown}
          onInput={onTyping}
          onSubmit={onSubmit}
        />
      </Banner>
      <Section>
        <p className={styles.note} role="status">
          {failure ?? shown.note}
        </p>
        <div aria-busy={isSearching} data-growing-list="">
          {shown.startHref && (
            <p className={listStyles.start}>
              <a href={shown.startHref}>{texts.backToStart}</a>
            </p>
          )}
          <Slot html={shown.html} />
          {shown.nextHref && <LoadMore key={shown.nextHref} nextHref={shown.nextHref} />}
        </div>
        <div className={styles.skeletons} data-search-skeletons="" aria-hidden="true" hidden={!isSearching}>
          {[1, 2, 3].map((skeleton) => (
            <div key={skeleton} className={styles.skeleton} />
          ))}
        </div>
      </Section>
    </>
  );
}
