import type { APIRoute } from 'astro';
import { answerToken } from '../../../../auth/answer-token.ts';
import { requireEditors } from '../../../../auth/editor-access.ts';

export const GET: APIRoute = ({ request, locals }) => answerToken(request, requireEditors(locals));
