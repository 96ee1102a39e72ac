import type { ResultOf } from '../../cms-client/graphql.ts';
import type { FormField } from '../model/form-definition.ts';
import type { GetForm } from '../server/form.query.ts';
import { readAddress } from './address/address.definition.ts';
import { readCaptcha } from './captcha/captcha.definition.ts';
import { readCheckbox } from './checkbox/checkbox.definition.ts';
import { readConsent } from './consent/consent.definition.ts';
import { readDate } from './date/date.definition.ts';
import { readEmail } from './email/email.definition.ts';
import { readFileUpload } from './file-upload/file-upload.definition.ts';
import { readHidden } from './hidden/hidden.definition.ts';
import { readHtml } from './html/html.definition.ts';
import { readList } from './list/list.definition.ts';
import { readMultiSelect } from './multi-select/multi-select.definition.ts';
import { readName } from './name/name.definition.ts';
import { readNumber } from './number/number.definition.ts';
import { readPhone } from './phone/phone.definition.ts';
import { readRadio } from './radio/radio.definition.ts';
import { type FieldContext, readFieldContext } from './reading/read-base.ts';
import { readSelect } from './select/select.definition.ts';
import { readText } from './text/text.definition.ts';
import { readTextArea } from './text-area/text-area.definition.ts';
import { readTime } from './time/time.definition.ts';
import { readWebsite } from './website/website.definition.ts';

type FormAnswer = NonNullable<ResultOf<typeof GetForm>['gfForm']>;
export type FieldNode = NonNullable<FormAnswer['formFields']>['nodes'][number];

type Reader<Node> = (node: Node, context: FieldContext) => FormField;

/** One line for each type of the contract. */
const readers = {
  AddressField: readAddress,
  CaptchaField: readCaptcha,
  CheckboxField: readCheckbox,
  ConsentField: readConsent,
  DateField: readDate,
  EmailField: readEmail,
  FileUploadField: readFileUpload,
  HiddenField: readHidden,
  HtmlField: readHtml,
  ListField: readList,
  MultiSelectField: readMultiSelect,
  NameField: readName,
  NumberField: readNumber,
  PageField: (_node, { base }) => ({ ...base, type: 'PAGE' }),
  PhoneField: readPhone,
  RadioField: readRadio,
  SectionField: (_node, { base }) => ({ ...base, type: 'SECTION' }),
  SelectField: readSelect,
  TextAreaField: readTextArea,
  TextField: readText,
  TimeField: readTime,
  WebsiteField: readWebsite,
} satisfies { [Name in FieldNode['__typename']]: Reader<Extract<FieldNode, { __typename: Name }>> };

/** A type that is not in the contract keeps its label and whether it is required. */
function readUnsupported(node: { __typename: string }, { base }: FieldContext): FormField {
  return { ...base, type: 'UNSUPPORTED', typeName: node.__typename };
}

export function readField(node: FieldNode, context: Parameters<typeof readFieldContext>[1]): FormField {
  const read = Object.hasOwn(readers, node.__typename) ? readers[node.__typename] : readUnsupported;
  // The registry pairs each name with the reader of its type; indexing by a union loses the pair.
  return (read as Reader<FieldNode>)(node, readFieldContext(node, context));
}
