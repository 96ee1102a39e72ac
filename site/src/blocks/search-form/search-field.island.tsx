import * as texts from '@headwater/brand/texts.ts';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSuggestions } from '../../search/use-suggestions.ts';
import { SearchBox } from '../../ui/search-box/search-box.tsx';
import { SuggestionList } from '../../ui/search-box/suggestion-list.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';

export interface SearchFieldProps {
  id: string;
  /** Path of the search. */
  action: string;
  term: string;
  /** Of a term. */
  maxLength: number;
  label?: ReactNode;
  /** Further attributes of the field. */
  input?: Pick<ComponentProps<'input'>, 'autoFocus' | 'onFocus'>;
  field?: RefObject<HTMLInputElement | null>;
  /** What the page shows for the term. When that changes, the list gives way unless the visitor is choosing. */
  shown?: unknown;
  onInput?: () => void;
  onSubmit?: (event: FormEvent) => void;
}

/** The search: a plain form, which is a combobox of ARIA 1.2 once its script is there. */
export function SearchField({ id, action, label = texts.searchTitle, shown, ...props }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = props.field ?? own;
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  const { groups, options, isOpen, active, close, giveWay, ...suggestions } = useSuggestions(field);
  const listId = `${id}-suggestions`;
  const optionId = (index: number) => `${id}-option-${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is shown
  useEffect(giveWay, [shown]);

  const combobox = isLive && {
    ...({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': isOpen, 'aria-controls': listId } as const),
    'aria-activedescendant': active < 0 ? undefined : optionId(active),
  };
  return (
    <SearchBox
      action={action}
      label={label}
      button={texts.searchButton}
      onSubmit={(event) => {
        suggestions.onSubmit();
        props.onSubmit?.(event);
      }}
      input={{
        id,
        name: 'q',
        defaultValue: props.term,
        maxLength: props.maxLength,
        autoComplete: 'off',
        placeholder: texts.searchPlaceholder,
        ...props.input,
        ...combobox,
        ref: field,
        onInput() {
          suggestions.onInput();
          props.onInput?.();
        },
        onKeyDown: suggestions.onKeyDown,
        onBlur: close,
      }}
      popup={<SuggestionList id={listId} {...{ groups, options, isOpen, active, optionId }} />}
    >
      <VisuallyHidden>
        <span aria-live="polite">{groups && texts.suggestionCount(options.length)}</span>
      </VisuallyHidden>
    </SearchBox>
  );
}
