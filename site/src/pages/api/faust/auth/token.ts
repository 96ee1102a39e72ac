import type { APIRoute } from 'astro';
import { answerToken } from '../../../../editors/sign-in/answer-token.ts';
import { requireEditors } from '../../../../editors/sign-in/editor-access.ts';

export const GET: APIRoute = ({ request, locals }) => answerToken(request, requireEditors(locals));
