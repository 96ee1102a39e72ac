import { emptyDraft } from '../../editing/content-values.ts';
import type { Screen } from '../admin-request.ts';
import { forAskedType } from '../content/asked-type.ts';
import { answerEditForm, editPage } from '../content/edit-answer.ts';
import { editedFrom } from '../content/edited-content.ts';

export const contentNewScreen: Screen = {
  needs: 'edit_posts',
  get: forAskedType((request, type) => {
    const edited = editedFrom(emptyDraft(type, request.user, ''), request.tables);
    return editPage(request, { type, record: undefined, edited, version: '', problems: [], isFrontPage: false });
  }),
  post: forAskedType((request, type) => answerEditForm(request, type, undefined)),
};
