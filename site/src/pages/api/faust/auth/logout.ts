import type { Endpoint } from '../../../../document/define-page.ts';
import { answerLogout } from '../../../../editors/sign-in/answer-logout.ts';
import { requireEditors } from '../../../../editors/sign-in/editor-access.ts';

export const POST: Endpoint = ({ request, locals }) => answerLogout(request, requireEditors(locals));
