import * as texts from '@headwater/brand/texts.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Option } from '../../fields/controls/choice-controls.ts';
import { type MenuPlacement, placeMenu } from './menu-rules.ts';

interface MenuProps {
  isOpen: boolean;
  loading: boolean;
  options: readonly Option[];
  highlighted: number;
  /** The control's label, which the menu must not cover. */
  labelId: string;
  menuProps: object;
  optionProps: (option: Option, index: number) => object;
}

/** Pixels from a label's top to its control; 0 for a label beside the control. */
function heightOfLabel(labelId: string, control: DOMRect): number {
  const label = document.getElementById(labelId)?.getBoundingClientRect();
  return label ? Math.max(0, control.top - label.top) : 0;
}

/** The list of choices below its control, or above the control and its label near the end of the window. */
export function Menu({ isOpen, loading, options, highlighted, labelId, menuProps, optionProps }: MenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ side, height }, setPlacement] = useState<MenuPlacement>({ side: 'below', height: 0 });
  const [raise, setRaise] = useState(0);

  useLayoutEffect(() => {
    const control = frame.current?.parentElement?.getBoundingClientRect();
    if (!isOpen || !control) return;
    const label = heightOfLabel(labelId, control);
    setRaise(label);
    setPlacement(placeMenu(innerHeight - control.bottom, control.top - label));
  }, [isOpen, labelId]);

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
      <div {...menuProps} style={{ maxBlockSize: height }}>
        {isOpen &&
          !isEmpty &&
          options.map((option, index) => (
            <div
              key={option.value}
              {...optionProps(option, index)}
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
