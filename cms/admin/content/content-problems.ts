import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import type { Tables } from '../../database/tables.ts';
import { isBelow } from '../../editing/position.ts';
import { type FieldProblem, problemCollector } from '../fields/field-editor.ts';
import { fieldProblems } from '../fields/field-editors.ts';
import { pickProblem } from '../fields/pick.ts';
import type { EditedContent } from './edited-content.ts';
import { shownGroups, valuesOfGroup } from './field-groups.ts';

const longestTitle = 300;
/** Maximum length of a password, as in WordPress's column. */
export const longestPassword = 255;

/**
 * Everything that prevents content from being saved, each with the control to fix it in.
 * @param content its ID is null while it is new
 */
export function contentProblems(
  edited: EditedContent,
  content: { id: number | null; type: ContentTypeName; isFrontPage: boolean; mustHaveTitle: boolean },
  tables: Tables,
): FieldProblem[] {
  const { id, type, isFrontPage, mustHaveTitle } = content;
  const { problems, add } = problemCollector();
  if (mustHaveTitle && edited.title === '') add('title', 'Title: write one before publishing.');
  if (edited.title.length > longestTitle) add('title', `Title: keep it under ${longestTitle} characters.`);
  if (edited.password.length > longestPassword) {
    add('password', `Password: keep it to ${longestPassword} characters.`);
  }
  const parent = type === 'page' ? parentProblem(edited.parent, id, tables) : undefined;
  if (parent !== undefined) add('parent', `Parent: ${parent}`);
  const image = pickProblem(edited.featuredImage, 'image', tables);
  if (image !== undefined) add('featuredImage', `Featured image: ${image}`);
  for (const { group, fields } of shownGroups(type, edited.template, isFrontPage)) {
    problems.push(...fieldProblems(fields, group, valuesOfGroup(edited.fields, group), tables));
  }
  return problems;
}

function parentProblem(parent: EditedContent['parent'], id: number | null, tables: Tables): string | undefined {
  const wrong = pickProblem(parent, 'page', tables);
  if (wrong !== undefined || parent === null) return wrong;
  const above = tables.content.byId(Number(parent));
  if (above?.type !== 'page') return 'only a page can be above a page.';
  return id !== null && isBelow(above.id, id, tables) ? 'a page cannot be below itself.' : undefined;
}
