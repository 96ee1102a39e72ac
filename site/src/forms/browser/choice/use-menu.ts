import { type UseComboboxProps, type UseComboboxReturnValue, useCombobox } from 'downshift';
import type { Option } from '../../fields/controls/choice-controls.ts';
import { pageStep } from './menu-rules.ts';

const { stateChangeTypes } = useCombobox;

/**
 * A searchable menu with the site's keyboard behavior: Page Up and Page Down move by five choices, and Escape closes
 * the menu without clearing the choice.
 */
export function useMenu(options: UseComboboxProps<Option>): UseComboboxReturnValue<Option> {
  const { items, stateReducer } = options;
  return useCombobox<Option>({
    itemToString: (option) => option?.text ?? '',
    itemToKey: (option) => option?.value,
    ...options,
    stateReducer(state, action) {
      const changes = stateReducer?.(state, action) ?? action.changes;
      switch (action.type) {
        case stateChangeTypes.InputKeyDownPageDown:
          return { ...changes, highlightedIndex: pageStep(state.highlightedIndex, 1, items.length) };
        case stateChangeTypes.InputKeyDownPageUp:
          return { ...changes, highlightedIndex: pageStep(state.highlightedIndex, -1, items.length) };
        case stateChangeTypes.InputKeyDownEscape:
          return { ...changes, selectedItem: state.selectedItem, inputValue: changes.selectedItem?.text ?? '' };
        default:
          return changes;
      }
    },
  });
}
