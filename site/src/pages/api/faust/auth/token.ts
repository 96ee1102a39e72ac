import type { Endpoint } from '../../../../document/define-page.ts';
import { requireEditors } from '../../../../editors/sign-in/editor-access.ts';
import { tokenResponse } from '../../../../editors/sign-in/token-response.ts';

export const GET: Endpoint = ({ request, locals }) => tokenResponse(request, requireEditors(locals));
