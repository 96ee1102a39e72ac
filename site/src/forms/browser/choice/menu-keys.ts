import { pageStep } from './menu-rules.ts';

export interface MenuState {
  isOpen: boolean;
  /** Index of the highlighted choice; -1 without one. */
  highlighted: number;
}

export const closedMenu: MenuState = { isOpen: false, highlighted: -1 };

interface Choices {
  /** How many choices the menu lists. */
  count: number;
  /** Index of the choice that is selected, which is highlighted when the menu opens; -1 without one. */
  selected: number;
}

interface KeyEffect {
  state: MenuState;
  /** Index of the choice that the key selects. */
  taken?: number;
}

const highlight = (highlighted: number): KeyEffect => ({ state: { isOpen: true, highlighted } });

/** What a key does while the menu is closed. */
function open(key: string, withoutHighlight: boolean, { count, selected }: Choices): KeyEffect | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  if (selected >= 0 || withoutHighlight) return highlight(selected);
  return highlight(key === 'ArrowUp' ? count - 1 : Math.min(0, count - 1));
}

function take(highlighted: number): KeyEffect {
  return highlighted < 0 ? { state: closedMenu } : { state: closedMenu, taken: highlighted };
}

/**
 * What a key does in the input of a searchable menu, as ARIA's pattern for comboboxes has it.
 * @returns undefined for a key that edits or leaves the input
 */
export function afterMenuKey(
  { isOpen, highlighted }: MenuState,
  { key, altKey }: { key: string; altKey: boolean },
  choices: Choices,
): KeyEffect | undefined {
  const { count } = choices;
  if (!isOpen) return open(key, altKey && key === 'ArrowDown', choices);
  switch (key) {
    case 'ArrowDown':
      return highlight(count === 0 ? -1 : (highlighted + 1) % count);
    case 'ArrowUp':
      if (altKey) return take(highlighted);
      return highlight(highlighted > 0 ? highlighted - 1 : count - 1);
    case 'Home':
      return highlight(Math.min(0, count - 1));
    case 'End':
      return highlight(count - 1);
    case 'PageDown':
      return highlight(pageStep(highlighted, 1, count));
    case 'PageUp':
      return highlight(pageStep(highlighted, -1, count));
    case 'Enter':
      return take(highlighted);
    case 'Escape':
      return { state: closedMenu };
    default:
      return undefined;
  }
}
