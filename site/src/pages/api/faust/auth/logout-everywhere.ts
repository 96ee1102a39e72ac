import type { APIRoute } from 'astro';
import { answerLogoutEverywhere } from '../../../../auth/answer-logout.ts';
import { requireEditors } from '../../../../auth/editor-access.ts';

export const POST: APIRoute = ({ request, locals }) => answerLogoutEverywhere(request, requireEditors(locals));
