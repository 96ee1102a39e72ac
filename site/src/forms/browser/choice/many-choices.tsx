import * as texts from '@headwater/brand/texts.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { ManyChoicesProps, Option } from '../../fields/controls/choice-controls.ts';
import { afterChipKey } from './chip-keys.ts';
import { Menu } from './menu.tsx';
import { matchingOptions } from './menu-rules.ts';
import { useMenu } from './use-menu.ts';

/** A searchable list with any number of choices; the selected ones are listed before the input. */
export function ManyChoices({ control, labelId, options, size, loading, values, onChange }: ManyChoicesProps) {
  const [typed, setTyped] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const chosen = options.filter(({ value }) => values.includes(value));
  const items = matchingOptions(options, typed);

  const remove = ({ value }: Option) => onChange(values.filter((other) => other !== value));
  const menu = useMenu({
    items,
    selected: -1,
    inputId: control.id,
    labelId,
    onType: setTyped,
    onTake: (option) => (values.includes(option.value) ? remove(option) : onChange([...values, option.value])),
    onEnd: () => setTyped(''),
    isMultiple: true,
  });

  /** The buttons of the chips, and the input behind them. */
  const controls = () => Array.from(frame.current?.querySelectorAll<HTMLElement>('button, input') ?? []);

  const onKeyDown = (event: KeyboardEvent) => {
    const focusable = controls();
    const at = focusable.findIndex((element) => element.matches(':focus'));
    const effect = typed === '' ? afterChipKey(event.key, at, chosen.length) : undefined;
    if (!effect) return;
    event.preventDefault();
    if (effect.focused !== undefined) focusable[effect.focused]?.focus();
    const removed = effect.removed === undefined ? undefined : chosen[effect.removed];
    if (removed) remove(removed);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the controls in it.
    <div ref={frame} className="form-combo form-many" data-size={size} onKeyDown={onKeyDown}>
      {chosen.map((option) => (
        <span key={option.value} className="form-chip">
          {option.text}
          <button
            type="button"
            tabIndex={-1}
            disabled={control.disabled}
            aria-label={texts.removeChoice(option.text)}
            onClick={() => {
              controls().at(-1)?.focus();
              remove(option);
            }}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      <input
        {...menu.inputProps}
        {...control}
        value={typed}
        aria-labelledby={labelId}
        required={control.required && chosen.length === 0}
        className="form-input"
        dir="auto"
        placeholder={chosen.length === 0 ? texts.selectPlaceholder : ''}
        autoComplete="off"
      />
      <Icon name="chevron" />
      <Menu menu={menu} loading={loading} options={items} values={values} labelId={labelId} />
    </div>
  );
}
