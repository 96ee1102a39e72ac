import type { MenuItemRecord } from '../../database/records.ts';
import type { MenuLine } from '../../editing/save-menu.ts';
import { type FieldProblem, problemCollector } from '../fields/field-editor.ts';
import { isLinkUrl, wrongLink } from '../fields/link-editor.ts';
import { moveRow, rowCount, wantsMore } from '../fields/rows.ts';
import type { PostedForm } from '../page/posted-form.ts';

export const deepestLevel = 2;

/** Stored items, depth first, each with its level. Items without their parent are at the top level. */
export function linesOfMenu(items: readonly MenuItemRecord[]): MenuLine[] {
  const known = new Set(items.map(({ id }) => id));
  const below = (parentId: number | null, level: number): MenuLine[] =>
    items
      .filter((item) => (item.parentId !== null && known.has(item.parentId) ? item.parentId : null) === parentId)
      .flatMap(({ id, label, url, target }) => [
        { id, label, url, opensNewTab: target === '_blank', level: Math.min(level, deepestLevel) },
        ...(level < items.length ? below(id, level + 1) : []),
      ]);
  return below(null, 0);
}

/** The rows of a posted form, after the pressed button was applied. */
export function readMenuLines(form: PostedForm): MenuLine[] {
  const rows = Array.from({ length: rowCount(form, 'items') }, (_, index): MenuLine => {
    const text = (part: string): string => form.text(`items.${index}.${part}`);
    return {
      id: /^\d{1,15}$/.test(text('id')) ? Number(text('id')) : null,
      label: text('label').trim(),
      url: text('url').trim(),
      opensNewTab: text('target') === '_blank',
      level: /^[0-2]$/.test(text('level')) ? Number(text('level')) : 0,
    };
  });
  const moved = moveRow(rows, 'items', form);
  const grown = wantsMore(form, 'items')
    ? [...moved, { id: null, label: '', url: '', opensNewTab: false, level: 0 }]
    : moved;
  return standing(indented(grown, form));
}

function indented(rows: readonly MenuLine[], form: PostedForm): MenuLine[] {
  const [verb, , typed] = form.text('rows').split(' ');
  const step = verb === 'in' ? 1 : verb === 'out' ? -1 : 0;
  return rows.map((row, index) => (step !== 0 && index === Number(typed) ? { ...row, level: row.level + step } : row));
}

/** An item is at most one level below the previous one. */
function standing(rows: readonly MenuLine[]): MenuLine[] {
  let deepest = 0;
  return rows.map((row) => {
    const level = Math.min(Math.max(row.level, 0), deepest, deepestLevel);
    deepest = level + 1;
    return { ...row, level };
  });
}

/** Problems that prevent saving the rows, each with the control to fix it in. */
export function menuProblems(rows: readonly MenuLine[]): FieldProblem[] {
  const { problems, add } = problemCollector();
  for (const [index, { label, url }] of rows.entries()) {
    if (label === '') add(`items.${index}.label`, `Item ${index + 1}: write its text.`);
    if (url !== '#' && !isLinkUrl(url)) add(`items.${index}.url`, `Item ${index + 1}: ${wrongLink(url)}`);
  }
  return problems;
}
