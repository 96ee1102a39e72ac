import type { Endpoint } from '../../../document/define-page.ts';
import { requireEditors } from '../../../editors/sign-in/editor-access.ts';
import { answerToolbar } from '../../../editors/toolbar/answer-viewer.ts';

export const GET: Endpoint = ({ request, locals }) =>
  answerToolbar(request, requireEditors(locals), locals.queryPublic);
