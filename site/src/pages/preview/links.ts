import type { APIRoute } from 'astro';
import { changeLinks } from '../../editors/preview/change-links.ts';
import { previewTools } from '../../editors/preview/preview-tools.ts';

export const POST: APIRoute = ({ request, locals }) => changeLinks(request, previewTools(locals));
