import type { APIRoute } from 'astro';
import { requireEditors } from '../../../editors/sign-in/editor-access.ts';
import { answerToolbar } from '../../../editors/toolbar/answer-viewer.ts';

export const GET: APIRoute = ({ request, locals }) =>
  answerToolbar(request, requireEditors(locals), locals.queryPublic);
