import type { APIRoute } from 'astro';
import { requireEditors } from '../../../auth/editor-access.ts';
import { answerToolbar } from '../../../toolbar/answer-viewer.ts';

export const GET: APIRoute = ({ request, locals }) =>
  answerToolbar(request, requireEditors(locals), locals.queryPublic);
