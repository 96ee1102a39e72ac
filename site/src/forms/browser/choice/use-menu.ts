import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { Option } from '../../fields/controls/choice-controls.ts';
import { afterMenuKey, closedMenu, type MenuState } from './menu-keys.ts';

interface MenuOptions {
  /** The choices that are listed, in this order. */
  items: readonly Option[];
  /** Index of the selected choice; -1 without one. */
  selected: number;
  inputId: string;
  /** ID of the field's label, which names the list, too. */
  labelId: string;
  onType: (text: string) => void;
  onTake: (option: Option) => void;
  /** Called when the menu closes or the visitor leaves the input: what was typed to search is dropped. */
  onEnd: () => void;
  /** Any number of choices: the menu stays open when one is taken. */
  isMultiple?: boolean;
}

/** The state of a searchable menu, and the attributes of its elements: ARIA's pattern for a combobox with a listbox. */
export function useMenu(options: MenuOptions) {
  const { items, selected, inputId, labelId, isMultiple = false, onType, onTake, onEnd } = options;
  const [state, setState] = useState<MenuState>(closedMenu);
  const [isByKey, setIsByKey] = useState(false);
  const { isOpen, highlighted } = state;
  const listId = `${inputId}-list`;
  const optionId = (index: number) => `${inputId}-option-${index}`;

  const show = (next: MenuState) => {
    setState(next);
    if (!next.isOpen) onEnd();
  };

  const take = (index: number, next: MenuState) => {
    const option = items[index];
    if (option) onTake(option);
    if (isMultiple) setState({ isOpen: true, highlighted: index });
    else show(next);
  };

  return {
    ...state,
    /** Whether the highlight was moved by a key, so that the list has to scroll to it. */
    isByKey,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': isOpen,
      'aria-activedescendant': isOpen && items[highlighted] ? optionId(highlighted) : undefined,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setState({ isOpen: true, highlighted: -1 });
        onType(event.currentTarget.value);
      },
      onClick: () => show(isOpen ? closedMenu : { isOpen: true, highlighted: selected }),
      onBlur: () => show(closedMenu),
      onKeyDown(event: KeyboardEvent) {
        // Enter may confirm a word of an input method; Safari says so by the code alone.
        if (event.nativeEvent.isComposing || event.keyCode === 229) return;
        const effect = afterMenuKey(state, event, { count: items.length, selected });
        if (!effect) return;
        event.preventDefault();
        setIsByKey(true);
        if (effect.taken === undefined) show(effect.state);
        else take(effect.taken, effect.state);
      },
    },
    listProps: {
      id: listId,
      role: 'listbox',
      'aria-labelledby': labelId,
      'aria-multiselectable': isMultiple || undefined,
      // The focus stays in the input.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseLeave: () => setState({ isOpen, highlighted: -1 }),
    },
    optionProps: (index: number, isSelected: boolean) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': isSelected,
      onMouseMove() {
        setIsByKey(false);
        setState({ isOpen, highlighted: index });
      },
      onClick: () => take(index, closedMenu),
    }),
  } as const;
}
