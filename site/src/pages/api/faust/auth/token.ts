import type { Endpoint } from '../../../../document/define-page.ts';
import { answerToken } from '../../../../editors/sign-in/answer-token.ts';
import { requireEditors } from '../../../../editors/sign-in/editor-access.ts';

export const GET: Endpoint = ({ request, locals }) => answerToken(request, requireEditors(locals));
