import type { APIRoute } from 'astro';
import { requireEditors } from '../../../auth/editor-access.ts';
import { answerViewer } from '../../../toolbar/answer-viewer.ts';

export const GET: APIRoute = ({ request, locals }) => answerViewer(request, requireEditors(locals));
