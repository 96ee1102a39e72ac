interface ChipKeyEffect {
  /** Index of the choice that is removed. */
  removed?: number;
  /** Index, before the removal, of the chip that takes the focus; the number of chips stands for the input. */
  focused?: number;
}

/**
 * What a key does among the selected choices before an empty input.
 * @param at index of the chip that has the focus; `count` for the input behind them
 * @returns undefined for a key that does nothing here
 */
export function afterChipKey(key: string, at: number, count: number): ChipKeyEffect | undefined {
  const isInput = at === count;
  switch (key) {
    case 'ArrowLeft':
      return at > 0 ? { focused: at - 1 } : undefined;
    case 'ArrowRight':
      return isInput ? undefined : { focused: at + 1 };
    case 'Backspace':
      if (isInput) return count > 0 ? { removed: count - 1 } : undefined;
      return removal(at, count);
    case 'Delete':
      return isInput ? undefined : removal(at, count);
    default:
      return undefined;
  }
}

/** The focus goes to the next chip, from the last chip to the one before it, and from the only chip to the input. */
function removal(at: number, count: number): ChipKeyEffect {
  const isLast = at === count - 1;
  return { removed: at, focused: isLast && count > 1 ? at - 1 : at + 1 };
}
