import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChoiceControls } from './choice-controls.ts';
import { useSurroundings } from './form-context.ts';

interface Use {
  /** Null while the native select is shown. */
  controls: ChoiceControls | null;
  /** Ref of the element around the native select. */
  whileNative: { ref: RefObject<HTMLDivElement | null>; onBlur: () => void };
}

/**
 * Replaces a native select with a searchable menu, but not while a visitor is using the select.
 * @param isSearchable whether the editor wants the menu
 */
export function useChoiceControls(isSearchable: boolean): Use {
  const surroundings = useSurroundings();
  const choiceControls = isSearchable ? surroundings.choiceControls : null;
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
