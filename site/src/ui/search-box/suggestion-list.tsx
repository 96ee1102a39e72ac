import * as texts from '@headwater/brand/texts.ts';
import { useEffect, useRef } from 'react';
import styles from './search-box.module.css';

interface Option {
  href: string;
  title: string;
  detail: string;
}

interface SuggestionListProps {
  id: string;
  /** Undefined before the first response. */
  groups: readonly { name: string; options: readonly Option[] }[] | undefined;
  /** Those of all groups. */
  options: readonly Option[];
  isOpen: boolean;
  /** Index of the option that the keyboard is at. */
  active: number;
  optionId: (index: number) => string;
}

/** The list of a combobox, below its field. */
export function SuggestionList({ id, groups, options, isOpen, active, optionId }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another option is active
  useEffect(() => {
    // Newer browsers return a promise, which React would call to clean up.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a listbox as soon as there is something in it
    <div
      id={id}
      ref={list}
      className={styles.suggestions}
      {...(groups && { role: 'listbox', 'aria-label': texts.suggestionsLabel })}
      hidden={!isOpen}
      // The field would lose the focus, which closes the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups?.map(({ name, options: its }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
        <div key={name} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`}>{name}</p>
          {its.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field handles keys
            <div
              key={option.href}
              role="option"
              id={optionId(options.indexOf(option))}
              aria-selected={option === options[active]}
              onClick={() => location.assign(option.href)}
            >
              <span>{option.title}</span>
              <small>{option.detail}</small>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
