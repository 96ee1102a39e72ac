import { formsConfig } from '../../../config/forms.config.ts';
import type { Option } from '../../fields/controls/choice-controls.ts';

const { maxHeight, minHeight, pageSize } = formsConfig.selectMenu;

/** Options whose text holds what was typed, whatever the case; all of them while nothing was typed. */
export function matchingOptions(options: readonly Option[], typed: string): Option[] {
  const wanted = typed.trim().toLowerCase();
  return options.filter(({ text }) => text.toLowerCase().includes(wanted));
}

/**
 * Where the highlight goes a page further, staying within the list.
 * @param direction 1 down, -1 up
 */
export function pageStep(from: number, direction: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return Math.min(Math.max(from + direction * pageSize, 0), count - 1);
}

export interface MenuPlacement {
  side: 'below' | 'above';
  /** Pixels. */
  height: number;
}

/**
 * The side of the control where the menu opens and the height that it may take there: below unless it
 * would be cramped there and not above.
 * @param below, above pixels of the window that are free
 */
export function placeMenu(below: number, above: number): MenuPlacement {
  const side = below >= minHeight || below >= above ? 'below' : 'above';
  const free = side === 'below' ? below : above;
  return { side, height: Math.min(maxHeight, Math.max(minHeight, free)) };
}
