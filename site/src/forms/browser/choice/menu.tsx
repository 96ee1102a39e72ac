import * as texts from '@headwater/brand/texts.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Option } from '../../fields/controls/choice-controls.ts';
import { type MenuPlacement, placeMenu } from './menu-rules.ts';

interface MenuProps {
  /** State and attributes, from `useMenu`. */
  menu: {
    isOpen: boolean;
    highlighted: number;
    isByKey: boolean;
    listProps: object;
    optionProps: (index: number, isSelected: boolean) => object;
  };
  loading: boolean;
  options: readonly Option[];
  /** The selected values. */
  values: readonly string[];
  /** ID of the control's label, which the menu must not cover. */
  labelId: string;
}

/** Pixels from a label's top to its control; 0 for a label beside the control. */
function heightOfLabel(labelId: string, control: DOMRect): number {
  const label = document.getElementById(labelId)?.getBoundingClientRect();
  return label ? Math.max(0, control.top - label.top) : 0;
}

/** Scrolls the list, and nothing else, until the option is in view. */
function scrollTo(option: Element | undefined, list: Element): void {
  if (!option) return;
  const [wanted, seen] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.min(0, wanted.top - seen.top) + Math.max(0, wanted.bottom - seen.bottom);
}

/** The list of choices below its control, or above the control and its label near the end of the window. */
export function Menu({ menu, loading, options, values, labelId }: MenuProps) {
  const { isOpen, highlighted, isByKey } = menu;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [{ side, height }, setPlacement] = useState<MenuPlacement>({ side: 'below', height: 0 });
  const [raise, setRaise] = useState(0);

  useLayoutEffect(() => {
    const control = frame.current?.parentElement?.getBoundingClientRect();
    if (!isOpen || !control) return;
    const label = heightOfLabel(labelId, control);
    setRaise(label);
    setPlacement(placeMenu(innerHeight - control.bottom, control.top - label));
  }, [isOpen, labelId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an option that was in view may not be in a lower list.
  useLayoutEffect(() => {
    if (isByKey && list.current) scrollTo(list.current.children[highlighted], list.current);
  }, [highlighted, isByKey, height]);

  const note = loading ? texts.optionsLoading : texts.noOptions;
  const isEmpty = loading || options.length === 0;
  return (
    <div
      ref={frame}
      className="form-menu"
      data-side={side}
      style={side === 'above' ? { insetBlockEnd: `calc(100% + ${raise}px)` } : undefined}
      hidden={!isOpen}
    >
      <div {...menu.listProps} ref={list} style={{ maxBlockSize: height }}>
        {isOpen &&
          !isEmpty &&
          options.map((option, index) => (
            <div
              key={option.value}
              {...menu.optionProps(index, values.includes(option.value))}
              data-highlighted={index === highlighted ? '' : undefined}
            >
              {option.text}
            </div>
          ))}
      </div>
      {isOpen && isEmpty && <p role="status">{note}</p>}
    </div>
  );
}
