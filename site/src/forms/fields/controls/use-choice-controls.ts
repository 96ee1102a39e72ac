import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChoiceControls } from './choice-controls.ts';
import { useSurroundings } from './form-context.ts';

interface Use {
  /** Null while the native select is shown. */
  controls: ChoiceControls | null;
  /** Ref of the element around the native select. */
  whileNative: { ref: RefObject<HTMLDivElement | null>; onBlur: () => void };
}

/** Replaces a native select with a searchable menu, but not while a visitor is using the select. */
export function useChoiceControls(): Use {
  const { choiceControls } = useSurroundings();
  const [isExchanged, setIsExchanged] = useState(false);
  const native = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (choiceControls && !native.current?.contains(document.activeElement)) setIsExchanged(true);
  }, [choiceControls]);

  return {
    controls: isExchanged ? choiceControls : null,
    whileNative: { ref: native, onBlur: () => setIsExchanged(choiceControls !== null) },
  };
}
