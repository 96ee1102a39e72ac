import type { Endpoint } from '../../../../document/define-page.ts';
import { requireEditors } from '../../../../editors/sign-in/editor-access.ts';
import { logoutEverywhereResponse } from '../../../../editors/sign-in/logout-response.ts';

export const POST: Endpoint = ({ request, locals }) => logoutEverywhereResponse(request, requireEditors(locals));
