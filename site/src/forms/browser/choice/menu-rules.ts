import { formsConfig } from '../../../config/forms.config.ts';
import type { Option } from '../../fields/controls/choice-controls.ts';

const { maxHeight, minHeight, pageSize } = formsConfig.selectMenu;

/** Options whose text contains the query, ignoring case; all options for an empty query. */
export function matchingOptions(options: readonly Option[], typed: string): Option[] {
  const wanted = typed.trim().toLowerCase();
  return options.filter(({ text }) => text.toLowerCase().includes(wanted));
}

/**
 * The index of the highlight after Page Up or Page Down, within the list.
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
 * The side of the control on which the menu opens, and its maximum height: below, unless there is too little room
 * below and enough above.
 * @param below, above free height of the window in pixels
 */
export function placeMenu(below: number, above: number): MenuPlacement {
  const side = below >= minHeight || below >= above ? 'below' : 'above';
  const free = side === 'below' ? below : above;
  return { side, height: Math.min(maxHeight, Math.max(minHeight, free)) };
}
