import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import type { QueryPublic } from '../../cms-client/cms-client.ts';
import type { FieldNode } from '../fields/reading/field.fragment.ts';
import type { SubmissionValue } from '../fields/shared/submission-value.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import type { FormResponse } from '../server/definition/to-form-definition.ts';
import { fetchForm } from '../server/fetch-form.ts';

/** What a WordPress responded to a query for a form: one that has the form, or its fields alone. */
interface RecordedResponse {
  data: FormResponse;
  errors: { message: string; path?: (string | number)[] }[];
}

/** A form of `everyVariantForms` as a real WordPress gave it, and the entries that it stored: see `site/record-forms.ts`. */
export interface RecordedForm {
  /** In the order of the queries. */
  answers: RecordedResponse[];
  values: SubmissionValue[];
  inputs: [name: string, value: string][];
  /** What Gravity Forms stored of its own page, by input. */
  entry: Record<string, string>;
  /** What it stored otherwise of the site's lead; null for nothing. */
  differently: Record<'graphql' | 'rest', Record<string, string | null>>;
}

export function recordedForm(name: string): RecordedForm {
  return JSON.parse(readFileSync(join(root, 'contract/wordpress/forms', `${name}.json`), 'utf8'));
}

/** The site's form, from the responses of a WordPress. */
export async function readRecorded(answers: readonly RecordedResponse[]): Promise<FormDefinition> {
  const left = [...answers];
  const form = await fetchForm((async () => left.shift()) as unknown as QueryPublic, 1, () => true);
  if (!form) throw new Error('The recording has no form.');
  return form;
}

export function nodesOf({ data }: RecordedResponse): readonly FieldNode[] {
  return data.gfForm?.formFields?.nodes ?? [];
}
