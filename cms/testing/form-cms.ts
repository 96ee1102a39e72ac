import type { Cms, CmsOptions } from '../create-cms.ts';
import type { SubmitInput } from '../forms/submission/submit-form.ts';
import type { SeedForm } from '../starting-content/model.ts';
import { startSmallCms } from './small-cms.ts';
import { smallContent } from './small-content.ts';

/** A CMS of its own with these forms and otherwise the small content. */
export function startFormCms(forms: readonly SeedForm[], options: Partial<CmsOptions> = {}) {
  return startSmallCms({ startingContent: { ...smallContent, forms }, secret: 'the secret of both', ...options });
}

/** Headers of the site, which the CMS trusts about the origin of a submission. */
export const asSite = { 'x-faustwp-secret': 'the secret of both' };

export interface SubmitResult {
  data?: {
    submitGfForm: {
      clientMutationId: string | null;
      confirmation: { type: string; message: string | null; url: string | null } | null;
      entry: { databaseId: number } | null;
      errors: { id: number; message: string | null }[] | null;
      targetPageNumber: number | null;
    } | null;
  };
  errors?: { message: string }[];
}

const mutation = `mutation Submit($input: SubmitGfFormInput!) { submitGfForm(input: $input) {
  clientMutationId confirmation { type message url } entry { ... on GfSubmittedEntry { databaseId } }
  errors { id message } targetPageNumber } }`;

/** The body of a POST that submits a form. */
export function submitBody(input: SubmitInput): string {
  return JSON.stringify({ query: mutation, variables: { input } });
}

/** Submits to the CMS in process. */
export async function submit(cms: Pick<Cms, 'fetch'>, input: SubmitInput, headers: Record<string, string> = {}) {
  const request = new Request('http://cms.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: submitBody(input),
  });
  const response = await cms.fetch(request);
  return (await response.json()) as SubmitResult;
}
