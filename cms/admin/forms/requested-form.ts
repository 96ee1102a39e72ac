import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { parseDatabaseId } from '../../schema/global-id.ts';
import { nodeChange } from '../../webhook/content-change.ts';
import type { AdminRequest } from '../admin-request.ts';
import { messagePage } from '../page/admin-page.ts';

/** The form with the ID in a URL. */
export function requestedForm({ url, forms }: AdminRequest): Form | undefined {
  return forms.byId(parseDatabaseId(url.searchParams.get('id') ?? '') ?? 0);
}

/** Writes a form that pages of the site may show. */
export function writeForm({ writeForSite }: AdminRequest, id: number, write: () => void): void {
  writeForSite(() => {
    write();
    return nodeChange('gf_form', id);
  });
}

export function noSuchForm(request: AdminRequest, section: string): Response {
  return messagePage(request, { title: 'Not found', status: 404, section, text: 'There is no form with this ID.' });
}
