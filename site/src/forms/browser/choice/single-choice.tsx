import * as texts from '@headwater/brand/texts.ts';
import { useState } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { SingleChoiceProps } from '../../fields/controls/choice-controls.ts';
import { Menu } from './menu.tsx';
import { matchingOptions } from './menu-rules.ts';
import { useMenu } from './use-menu.ts';

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
  /** What a visitor types to search; null while the input shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const items = matchingOptions(options, typed ?? '');
  const menu = useMenu({
    items,
    selected: items.findIndex((option) => option.value === value),
    inputId: control.id,
    labelId,
    onType(text) {
      setTyped(text);
      if (text === '') onChange('');
    },
    onTake: (option) => onChange(option.value),
    onEnd: () => setTyped(null),
  });
  return (
    <div className="form-combo" data-size={size}>
      <input
        {...menu.inputProps}
        {...control}
        value={typed ?? options.find((option) => option.value === value)?.text ?? ''}
        onClick={({ currentTarget }) => {
          currentTarget.select();
          menu.inputProps.onClick();
        }}
        aria-labelledby={labelId}
        className="form-input"
        dir="auto"
        placeholder={placeholder ?? texts.selectPlaceholder}
        autoComplete="off"
      />
      <Icon name="chevron" />
      <Menu menu={menu} loading={loading} options={items} values={[value]} labelId={labelId} />
    </div>
  );
}
