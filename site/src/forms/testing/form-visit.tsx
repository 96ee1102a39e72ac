import { LeadForm } from '../browser/form.island.tsx';
import type { LeadFormProps } from '../browser/form-props.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import type { ShownConfirmation } from '../model/submission-response.ts';
import { formProps } from './form-html.tsx';
import { type SiteResponses, type StandInSite, standInSite } from './stand-in-site.ts';
import { type Visitor, visitor } from './visitor.ts';

/** A response of the site that has taken the form. */
export function sent(confirmation: ShownConfirmation = { type: 'message', html: '<b>Thanks</b>' }) {
  return { status: 'sent', confirmation, entryId: 1 };
}

interface FormVisit extends Visitor, Pick<StandInSite, 'requests' | 'uploads'> {
  /** The values of the newest request. */
  sentValues: () => unknown;
  /** Presses the button and waits for the site to have this many requests. */
  sends: (count?: number) => Promise<void>;
}

interface Visit extends SiteResponses {
  props?: Partial<LeadFormProps>;
  /** Path and query of the page. */
  path?: string;
  /** Before the form hydrates, in the page's window. */
  before?: () => void;
}

/** A visitor at a form in a page of a site, after it has hydrated. */
export async function formVisit(form: FormDefinition, visit: Visit = {}): Promise<FormVisit> {
  const { responses = [sent()], upload, props, path = '/contact/', before } = visit;
  const site = await standInSite(upload ? { responses, upload } : { responses });
  const someone = await visitor(`${site.url}${path}`);
  before?.();
  const token = `1.1.v1.0.${(Date.now() + 86_400_000).toString(36)}.signature`;
  const shared = formProps(form, { token, pagePath: '/contact/', ...props });
  await LeadForm.load(shared);
  await someone.sees(<LeadForm {...shared} />);
  await someone.waits(() => document.querySelector('form[data-live]') !== null);
  return {
    ...someone,
    requests: site.requests,
    uploads: site.uploads,
    sentValues: () => (site.requests.at(-1)?.body as { values?: unknown } | undefined)?.values,
    async sends(count = site.requests.length + 1) {
      await someone.clicks('button.form-submit');
      await someone.waits(() => site.requests.length >= count && document.querySelector('fieldset[disabled]') === null);
    },
  };
}
