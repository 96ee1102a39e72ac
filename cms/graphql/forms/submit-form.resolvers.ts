import { assertNever } from '@headwater/contract/assert-never.ts';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { misuse, SubmissionError } from '@headwater/gravity-forms/submission/misuse.ts';
import { GraphQLError } from 'graphql';
import type { SubmissionOutcome, SubmitInput } from '../../forms/submission/submit-form.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import { globalId } from '../../schema/global-id.ts';
import { fieldNodes } from './field-node.ts';
import { formNode } from './form-node.ts';

interface EntryNode {
  databaseId: number;
  form: Form;
  dateCreated: string;
}

/** A numeric ID only: the plugin casts any other to 0 before it calls Gravity Forms. */
function formOf(id: string, { forms }: CmsContext): Form {
  if (!/^\d+$/.test(id)) throw misuse.globalId();
  const form = forms.table.byId(Number(id));
  if (!form) throw misuse.unknownForm(id);
  return form;
}

/** The stand-ins for the files of a value, whichever key they are under; undefined for a value without any. */
function standIns(value: SubmitInput['fieldValues'][number]): unknown[] | undefined {
  if (!value) return undefined;
  if ('fileUploadValues' in value && Array.isArray(value.fileUploadValues)) return value.fileUploadValues;
  return value.imageValues ? [value.imageValues.image] : undefined;
}

/** The values without those that are files, and the files that the request has in their place. */
function withoutFiles(given: SubmitInput['fieldValues'], { files: sent }: CmsContext) {
  const files = new Map<number, File[]>();
  const fieldValues = given.filter((value) => {
    const names = standIns(value);
    if (!value || !names) return true;
    files.set(
      value.id,
      names.flatMap((name) => sent.get(String(name)) ?? []),
    );
    // The texts of a picture are values like others.
    return Boolean(value.imageValues);
  });
  return { fieldValues, files };
}

/** Where WPGraphQL Upload is active, the input has a field for files. */
export const uploadTypes = `
  "A file of a multipart request."
  scalar Upload
  input ImageInput {
    altText: String
    caption: String
    description: String
    image: Upload!
    title: String
  }
  extend input FormFieldValuesInput {
    fileUploadValues: [Upload]
    imageValues: ImageInput
  }
`;

async function submitted(input: SubmitInput, context: CmsContext) {
  const form = formOf(input.id, context);
  if (input.saveAsDraft) throw misuse.draft();
  const { fieldValues, files } = withoutFiles(input.fieldValues, context);
  const outcome = await context.forms.submit(form, { ...input, fieldValues }, context.caller, { files });
  return { clientMutationId: input.clientMutationId ?? null, ...payload(form, outcome, context) };
}

const submitGfForm = async (_root: unknown, { input }: { input: SubmitInput }, context: CmsContext) => {
  try {
    return await submitted(input, context);
  } catch (error) {
    // The server hides the messages of all other errors.
    throw error instanceof SubmissionError ? new GraphQLError(error.message) : error;
  }
};

function payload(form: Form, outcome: SubmissionOutcome, { forms }: CmsContext) {
  switch (outcome.kind) {
    case 'accepted': {
      const entry = forms.entries.byId(outcome.entryId);
      return {
        confirmation: outcome.confirmation,
        // A form that was deleted in the meantime has no node.
        entry: entry && { databaseId: entry.id, form, dateCreated: entry.dateCreated },
        errors: null,
      };
    }
    case 'invalid': {
      const nodes = new Map(fieldNodes(form).map((node) => [node.databaseId, node]));
      const errors = outcome.errors.map(({ field, message }) => ({
        id: field.id,
        message,
        connectedFormField: nodes.get(field.id),
      }));
      return { confirmation: null, entry: null, errors, targetPageNumber: outcome.targetPage };
    }
    case 'page':
      return { confirmation: null, entry: null, errors: null, targetPageNumber: outcome.targetPage };
    default:
      return assertNever(outcome, 'outcome of a submission');
  }
}

const entry: Record<string, Resolve<EntryNode>> = {
  id: ({ databaseId }) => globalId('gf_entry', databaseId),
  form: ({ form }) => formNode(form),
  formDatabaseId: ({ form }) => form.id,
  formId: ({ form }) => globalId('gf_form', form.id),
  dateCreated: ({ dateCreated }) => dateCreated.slice(0, 19).replace('T', ' '),
  isDraft: () => false,
  isSubmitted: () => true,
  status: () => 'ACTIVE',
};

export const submitFormResolvers = {
  RootMutation: { submitGfForm },
  GfEntry: { __resolveType: () => 'GfSubmittedEntry' },
  GfSubmittedEntry: entry,
};
