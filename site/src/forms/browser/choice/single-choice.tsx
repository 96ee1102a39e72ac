import * as texts from '@headwater/brand/texts.ts';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { SingleChoiceProps } from '../../fields/controls/choice-controls.ts';
import { Menu } from './menu.tsx';
import { matchingOptions } from './menu-rules.ts';
import { useMenu } from './use-menu.ts';

const { stateChangeTypes } = useCombobox;

/** A searchable list with one choice. Clearing the text clears the choice. */
export function SingleChoice({
  control,
  labelId,
  options,
  placeholder,
  size,
  loading,
  value,
  onChange,
}: SingleChoiceProps) {
  const [typed, setTyped] = useState('');
  const chosen = options.find((option) => option.value === value) ?? null;
  const items = matchingOptions(options, typed);
  const menu = useMenu({
    items,
    inputId: control.id,
    labelId,
    selectedItem: chosen,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped('');
    },
    stateReducer(state, { type, changes }) {
      if (type === stateChangeTypes.InputChange) {
        return changes.inputValue ? changes : { ...changes, selectedItem: null };
      }
      // Leaving the field does not select the highlighted choice.
      if (type === stateChangeTypes.InputBlur) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.selectedItem?.text ?? '' };
      }
      return changes;
    },
  });
  return (
    <div className="form-combo" data-size={size} data-open={menu.isOpen ? '' : undefined}>
      <input
        {...menu.getInputProps({
          onChange: (event) => setTyped(event.currentTarget.value),
          onClick: (event) => event.currentTarget.select(),
        })}
        {...control}
        aria-labelledby={labelId}
        className="form-input"
        dir="auto"
        placeholder={placeholder ?? texts.selectPlaceholder}
        autoComplete="off"
      />
      <Icon name="chevron" />
      <Menu
        isOpen={menu.isOpen}
        loading={loading}
        options={items}
        highlighted={menu.highlightedIndex}
        labelId={labelId}
        menuProps={menu.getMenuProps()}
        optionProps={(item, index) => menu.getItemProps({ item, index, 'aria-selected': item.value === value })}
      />
    </div>
  );
}
