import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { readableContent } from '../../content/readable-content.ts';
import { connectIds, edgeTo } from '../../schema/connection.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import { databaseIdOf, globalId, parseDatabaseId } from '../../schema/global-id.ts';
import type { PagingArguments } from '../../schema/paging.ts';
import { type FieldNode, fieldNodes } from './field-node.ts';
import { type FormNode, formNode } from './form-node.ts';

const fieldId: Resolve<FieldNode> = ({ formId, databaseId }) => globalId('gf_form_field', `${formId}:${databaseId}`);

/** WPGraphQL for Gravity Forms allows more fields per page than other connections. */
const mostFields = 600;

interface FormsArguments extends PagingArguments {
  where?: {
    status?: 'ACTIVE' | 'INACTIVE' | 'INACTIVE_TRASHED' | 'TRASHED' | null;
    orderby?: { order?: 'ASC' | 'DESC' | null } | null;
  } | null;
}

/** Digits are always the database ID, whatever idType is. */
const gfForm: Resolve<unknown, { id: string }> = (_root, { id }, { forms, touched, viewer }) => {
  const databaseId = parseDatabaseId(id) ?? databaseIdOf('gf_form', id);
  const form = databaseId === undefined ? undefined : forms.table.byId(databaseId);
  if (form) touched.node(globalId('gf_form', form.id));
  return form && isReadable(form, viewer) ? formNode(form) : null;
};

/** Only members see a form for members. */
function isReadable(form: Form, viewer: CmsContext['viewer']): boolean {
  return !form.login || viewer !== null;
}

const gfForms: Resolve<unknown, FormsArguments> = (_root, args, context) => {
  const status = args.where?.status ?? 'ACTIVE';
  const forms = context.forms.table
    .all()
    .filter((form) => isReadable(form, context.viewer) && statusOf(form) === status);
  const isAscending = args.where?.orderby?.order === 'ASC';
  const byId = new Map((isAscending ? forms : forms.reverse()).map((form) => [form.id, form]));
  return connectIds([...byId.keys()], args, (id) => {
    const form = byId.get(id);
    return form && formNode(form);
  });
};

function statusOf({ isActive = true, isTrash = false }: Form): string {
  if (isTrash) return isActive ? 'TRASHED' : 'INACTIVE_TRASHED';
  return isActive ? 'ACTIVE' : 'INACTIVE';
}

const gfSettings = (_root: unknown, _args: unknown, { forms }: CmsContext) => ({
  currency: 'USD',
  recaptcha: forms.recaptcha,
});

const formFields: Resolve<FormNode, PagingArguments> = ({ form }, args) => {
  const byId = new Map(fieldNodes(form).map((node) => [node.databaseId, node]));
  return connectIds([...byId.keys()], args, (id) => byId.get(id), mostFields);
};

/** A page in the trash, or a draft, is not a redirect target. */
const page: Resolve<{ pageId: number | null }> = ({ pageId }, _args, context) =>
  edgeTo(pageId === null ? null : readableContent(context, pageId));

export const formResolvers = {
  RootQuery: { gfForm, gfForms, gfSettings },
  FormConfirmation: { page },
  GfForm: { id: ({ databaseId }: FormNode) => globalId('gf_form', databaseId), formFields },
  // The inputs of multiple-choice fields are those of checkboxes.
  GfFieldInput: { __resolveType: () => 'CheckboxInputProperty' },
  ProductField: { __resolveType: ({ graphqlType }: FieldNode) => graphqlType },
  // All other properties of a field have the contract's names already.
  FormField: { __resolveType: ({ graphqlType }: FieldNode) => graphqlType, id: fieldId },
};
