import { useLayoutEffect, useRef, useState } from 'react';
import type { Option } from '../fields/choice-controls.ts';
import { type MenuPlacement, placeMenu } from './menu-rules.ts';

interface MenuProps {
  isOpen: boolean;
  loading: boolean;
  options: readonly Option[];
  highlighted: number;
  menuProps: object;
  optionProps: (option: Option, index: number) => object;
}

/** The list of choices under its control, or above it where the window ends. */
export function Menu({ isOpen, loading, options, highlighted, menuProps, optionProps }: MenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ side, height }, setPlacement] = useState<MenuPlacement>({ side: 'below', height: 0 });

  useLayoutEffect(() => {
    const control = frame.current?.parentElement?.getBoundingClientRect();
    if (isOpen && control) setPlacement(placeMenu(innerHeight - control.bottom, control.top));
  }, [isOpen]);

  const note = loading ? 'Loading...' : 'No options';
  const isEmpty = loading || options.length === 0;
  return (
    <div ref={frame} className="form-menu" data-side={side} hidden={!isOpen}>
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
