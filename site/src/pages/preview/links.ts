import type { APIRoute } from 'astro';
import { changeLinks } from '../../templates/preview/change-links.ts';
import { previewTools } from '../../templates/preview/preview-tools.ts';

export const POST: APIRoute = ({ request, locals }) => changeLinks(request, previewTools(locals));
