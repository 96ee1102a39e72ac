import type { APIRoute } from 'astro';
import { requireEditors } from '../../../editors/sign-in/editor-access.ts';
import { answerViewer } from '../../../editors/toolbar/answer-viewer.ts';

export const GET: APIRoute = ({ request, locals }) => answerViewer(request, requireEditors(locals));
