import * as texts from '@headwater/brand/texts.ts';
import { useCombobox, useMultipleSelection } from 'downshift';
import { useState } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { ManyChoicesProps, Option } from '../../fields/controls/choice-controls.ts';
import { Menu } from './menu.tsx';
import { matchingOptions } from './menu-rules.ts';
import { useMenu } from './use-menu.ts';

const { stateChangeTypes } = useCombobox;

/** A searchable list with any number of choices; the selected ones are listed before the input. */
export function ManyChoices({ control, labelId, options, size, loading, values, onChange }: ManyChoicesProps) {
  const [typed, setTyped] = useState('');
  const chosen = options.filter(({ value }) => values.includes(value));
  const items = matchingOptions(options, typed);
  const isChosen = ({ value }: Option) => values.includes(value);
  const toggle = (option: Option) =>
    onChange(isChosen(option) ? values.filter((value) => value !== option.value) : [...values, option.value]);

  const selection = useMultipleSelection<Option>({
    selectedItems: chosen,
    itemToKey: (option) => option?.value,
    onSelectedItemsChange: ({ selectedItems }) => onChange((selectedItems ?? []).map(({ value }) => value)),
  });
  const menu = useMenu({
    items,
    inputId: control.id,
    labelId,
    inputValue: typed,
    selectedItem: null,
    stateReducer(state, { type, changes }) {
      const isTaken = type === stateChangeTypes.InputKeyDownEnter || type === stateChangeTypes.ItemClick;
      return isTaken && changes.selectedItem
        ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex, inputValue: typed }
        : changes;
    },
    onStateChange({ type, selectedItem, inputValue }) {
      if (type === stateChangeTypes.InputChange) setTyped(inputValue ?? '');
      if (type === stateChangeTypes.InputBlur) setTyped('');
      if (selectedItem && type !== stateChangeTypes.InputBlur) toggle(selectedItem);
    },
  });
  return (
    <div className="form-combo form-many" data-size={size} data-open={menu.isOpen ? '' : undefined}>
      {chosen.map((selectedItem, index) => (
        <span
          key={selectedItem.value}
          className="form-chip"
          {...selection.getSelectedItemProps({ selectedItem, index })}
        >
          {selectedItem.text}
          <button
            type="button"
            tabIndex={-1}
            disabled={control.disabled}
            aria-label={texts.removeChoice(selectedItem.text)}
            onClick={(event) => {
              event.stopPropagation();
              selection.removeSelectedItem(selectedItem);
            }}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      <input
        {...menu.getInputProps(selection.getDropdownProps({ preventKeyAction: menu.isOpen && typed !== '' }))}
        {...control}
        aria-labelledby={labelId}
        required={control.required && chosen.length === 0}
        className="form-input"
        dir="auto"
        placeholder={chosen.length === 0 ? texts.selectPlaceholder : ''}
        autoComplete="off"
      />
      <Icon name="chevron" />
      <Menu
        isOpen={menu.isOpen}
        loading={loading}
        options={items}
        highlighted={menu.highlightedIndex}
        labelId={labelId}
        menuProps={menu.getMenuProps({ 'aria-multiselectable': true })}
        optionProps={(item, index) => menu.getItemProps({ item, index, 'aria-selected': isChosen(item) })}
      />
    </div>
  );
}
