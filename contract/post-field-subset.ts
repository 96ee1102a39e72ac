/** Selected fields of the types of fields from which Gravity Forms writes a post: each is like another type. */
type Fields = Readonly<
  Record<
    | 'TextField'
    | 'TextAreaField'
    | 'HiddenField'
    | 'EmailField'
    | 'PhoneField'
    | 'NumberField'
    | 'WebsiteField'
    | 'DateField'
    | 'TimeField'
    | 'SelectField'
    | 'MultiSelectField'
    | 'RadioField'
    | 'CheckboxField'
    | 'ListField'
    | 'FileUploadField',
    string
  >
>;

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
    PostCategoryCheckboxField: fields.CheckboxField,
    PostCategoryMultiSelectField: fields.MultiSelectField,
    PostCategoryRadioField: fields.RadioField,
    PostCategorySelectField: fields.SelectField,
    PostTagsCheckboxField: fields.CheckboxField,
    PostTagsMultiSelectField: fields.MultiSelectField,
    PostTagsRadioField: fields.RadioField,
    PostTagsSelectField: fields.SelectField,
    PostTagsTextField: fields.TextField,
    PostCustomCheckboxField: fields.CheckboxField,
    PostCustomDateField: fields.DateField,
    PostCustomEmailField: fields.EmailField,
    PostCustomFileuploadField: fields.FileUploadField,
    PostCustomHiddenField: fields.HiddenField,
    PostCustomListField: fields.ListField,
    PostCustomMultiSelectField: fields.MultiSelectField,
    PostCustomNumberField: fields.NumberField,
    PostCustomPhoneField: fields.PhoneField,
    PostCustomRadioField: fields.RadioField,
    PostCustomSelectField: fields.SelectField,
    PostCustomTextField: fields.TextField,
    PostCustomTextAreaField: fields.TextAreaField,
    PostCustomTimeField: fields.TimeField,
    PostCustomWebsiteField: fields.WebsiteField,
  } satisfies Record<string, string>;
}

const choices = 'isSelected text value';
const byType = (names: readonly string[], fields: string) => Object.fromEntries(names.map((name) => [name, fields]));

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
