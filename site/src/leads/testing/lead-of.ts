import type { FormSource, NativeInputs } from '@headwater/gravity-forms/testing/every-variant-forms.ts';
import type { FieldValue } from '../../forms/fields/shared/field-value.ts';
import { uploadName } from '../../forms/fields/shared/input-names.ts';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import { hiddenInputs } from '../../forms/model/hidden-input-names.ts';
import { makeFormToken } from '../../forms/server/form-token.ts';
import { readJsonSubmission, readPlainSubmission, type Submission } from '../../forms/server/submission.ts';
import { createCollectFiles } from '../collect-files.ts';
import type { LeadContent } from '../lead.ts';
import { createSubmitLead } from '../submit-lead.ts';

interface Upload {
  fieldId: number;
  name: string;
}

/** Native inputs in the order in which a page sends them. */
export function inNativeOrder(inputs: NativeInputs): [name: string, value: string][] {
  return Object.entries(inputs).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
}

/** The files of a form's lead, by the IDs of their uploads. */
export function uploadsOf({ fields }: FormSource): Map<string, Upload> {
  return new Map(
    fields.flatMap(({ field, files = [] }) =>
      files.map((name, at): [string, Upload] => {
        const id = `${String(field.id).padStart(8, '0')}-0000-0000-0000-${String(at).padStart(12, '0')}`;
        return [id, { fieldId: field.id, name }];
      }),
    ),
  );
}

/** What the site's page sends for a form's lead without JavaScript. */
export function nativeInputs(source: FormSource): [name: string, value: string][] {
  return [
    ...source.fields.flatMap(({ entered = {} }) => inNativeOrder(entered)),
    ...[...uploadsOf(source)].map(([upload, { fieldId, name }]): [string, string] => [
      uploadName(fieldId),
      JSON.stringify({ name, size: 4, upload }),
    ]),
  ];
}

/** The lead that the site makes of a submission. @throws Error with what the visitor would read instead */
async function accepted(form: FormDefinition, source: FormSource, submission: Submission | { error: string }) {
  if ('error' in submission) throw new Error(submission.error);
  const uploads = uploadsOf(source);
  const contents: LeadContent[] = [];
  const submitLead = createSubmitLead({
    definitions: { get: async () => form },
    async accept({ lead }) {
      contents.push(lead.content);
      return { status: 'kept', confirmation: { type: 'message', html: '' }, entryId: null };
    },
    collectFiles: createCollectFiles({
      store: {
        async find(id) {
          const upload = uploads.get(id);
          return upload && { id, formId: form.databaseId, ...upload, size: 4, isComplete: true, visitor: '' };
        },
      },
      rules: { finish: async () => undefined },
    }),
    isKnown: async () => false,
    siteUrl: 'https://site.example',
  });
  const { response } = await submitLead(form.databaseId, submission, { address: '192.0.2.1', userAgent: 'Browser' });
  const [content] = contents;
  if (!content) throw new Error(`The site refused the lead: ${JSON.stringify(response)}`);
  return content;
}

function tokenFor({ databaseId, version }: FormDefinition): string {
  return makeFormToken(databaseId, version, 60_000, Date.now() - 10_000);
}

/** The lead of a form that was sent by a page without JavaScript. */
export function plainLead(form: FormDefinition, source: FormSource): Promise<LeadContent> {
  const fields = new URLSearchParams([[hiddenInputs.token, tokenFor(form)], ...nativeInputs(source)]);
  return accepted(form, source, readPlainSubmission(fields));
}

/** The lead of a form that was sent by the page's script. */
export function scriptedLead(form: FormDefinition, source: FormSource, values: FieldValue[]): Promise<LeadContent> {
  const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const page = { path: '/', asPath: '/' };
  return accepted(form, source, readJsonSubmission({ key, token: tokenFor(form), values, page }));
}
