import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChoiceControls } from './choice-controls.ts';
import { useSurroundings } from './form-context.ts';

interface Use {
  /** Null while the native list is to be shown. */
  controls: ChoiceControls | null;
  /** For the element around the native list. */
  whileNative: { ref: RefObject<HTMLDivElement | null>; onBlur: () => void };
}

/** Exchanges a native list for a searchable menu, but not under the hands of a visitor who is using it. */
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
