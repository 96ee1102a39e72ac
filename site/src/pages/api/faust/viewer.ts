import type { Endpoint } from '../../../document/define-page.ts';
import { requireEditors } from '../../../editors/sign-in/editor-access.ts';
import { answerViewer } from '../../../editors/toolbar/answer-viewer.ts';

export const GET: Endpoint = ({ request, locals }) => answerViewer(request, requireEditors(locals));
