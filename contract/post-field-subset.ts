/** The controls with which Gravity Forms writes a part of a post: each is like the type of field with its name. */
const variants = {
  PostCategory: ['Checkbox', 'MultiSelect', 'Radio', 'Select'],
  PostTags: ['Checkbox', 'MultiSelect', 'Radio', 'Select', 'Text'],
  PostCustom: [
    ...(['Checkbox', 'Date', 'Email', 'Hidden', 'List', 'MultiSelect', 'Number'] as const),
    ...(['Phone', 'Radio', 'Select', 'Text', 'TextArea', 'Time', 'Website'] as const),
  ],
} as const;

type Variants = typeof variants;
type VariantName = { [Part in keyof Variants]: `${Part}${Variants[Part][number]}Field` }[keyof Variants];
type Fields = Readonly<Record<`${Variants['PostCustom'][number] | 'FileUpload'}Field`, string>>;

/** Selected fields of each variant, which are those of the type that it is like. */
function variantFields(fields: Fields): Record<VariantName, string> {
  const own = Object.entries(variants).flatMap(([part, controls]) =>
    controls.map((control) => [`${part}${control}Field`, fields[`${control}Field`]]),
  );
  // `fromEntries` loses the names.
  return Object.fromEntries(own) as Record<VariantName, string>;
}

function without(fields: string, missing: string): string {
  const left = new Set(missing.split(' '));
  return fields
    .split(' ')
    .filter((field) => !left.has(field))
    .join(' ');
}

/** @param fields the selected fields of the types that they are like */
export function postFields(fields: Fields) {
  return {
    PostTitleField: without(
      fields.TextField,
      'autocompleteAttribute hasAutocomplete hasInputMask inputMaskValue isPasswordInput maxLength shouldAllowDuplicates',
    ),
    PostContentField: without(fields.TextAreaField, 'shouldAllowDuplicates'),
    PostExcerptField: without(fields.TextAreaField, 'hasRichTextEditor shouldAllowDuplicates'),
    PostImageField: `${without(
      fields.FileUploadField,
      'canAcceptMultipleFiles canPrepopulate inputName maxFileSize maxFiles',
    )} hasAlt hasCaption hasDescription hasTitle`,
    PostCustomFileuploadField: fields.FileUploadField,
    ...variantFields(fields),
  } satisfies Record<string, string>;
}

const choices = 'isSelected text value';
/** The same selected fields for several types. */
export const byType = (names: readonly string[], fields: string) =>
  Object.fromEntries(names.map((name) => [name, fields]));

/** Selected fields of their choices and inputs. */
export const postFieldParts: Readonly<Record<string, string>> = {
  ...byType(
    [
      ...['Checkbox', 'MultiSelect', 'Radio', 'Select'].map((kind) => `PostCategory${kind}FieldChoice`),
      ...['Checkbox', 'MultiSelect', 'Select'].flatMap((kind) => [
        `PostTags${kind}FieldChoice`,
        `PostCustom${kind}FieldChoice`,
      ]),
    ],
    choices,
  ),
  ...byType(['PostTagsRadioFieldChoice', 'PostCustomRadioFieldChoice'], `${choices} isOtherChoice`),
  PostCustomListFieldChoice: 'text value',
  ...byType(
    ['PostCategory', 'PostTags', 'PostCustom'].map((group) => `${group}CheckboxInputProperty`),
    'id label name',
  ),
  PostCustomEmailInputProperty: 'id label name customLabel placeholder defaultValue autocompleteAttribute',
  ...byType(
    ['PostCustomDateInputProperty', 'PostCustomTimeInputProperty'],
    'id label customLabel placeholder defaultValue autocompleteAttribute',
  ),
};
