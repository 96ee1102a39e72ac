import type { Endpoint } from '../../document/define-page.ts';
import { changeLinks } from '../../editors/preview/change-links.ts';
import { previewTools } from '../../editors/preview/preview-tools.ts';

export const POST: Endpoint = ({ request, locals }) => changeLinks(request, previewTools(locals));
