import type { Endpoint } from '../../../document/define-page.ts';
import { requireEditors } from '../../../editors/sign-in/editor-access.ts';
import { viewerResponse } from '../../../editors/toolbar/viewer-response.ts';

export const GET: Endpoint = ({ request, locals }) => viewerResponse(request, requireEditors(locals));
