import type { APIRoute } from 'astro';
import { answerLogout } from '../../../../auth/answer-logout.ts';
import { requireEditors } from '../../../../auth/editor-access.ts';

export const POST: APIRoute = ({ request, locals }) => answerLogout(request, requireEditors(locals));
