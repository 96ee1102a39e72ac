import type { APIRoute } from 'astro';
import { answerLogout } from '../../../../editors/sign-in/answer-logout.ts';
import { requireEditors } from '../../../../editors/sign-in/editor-access.ts';

export const POST: APIRoute = ({ request, locals }) => answerLogout(request, requireEditors(locals));
