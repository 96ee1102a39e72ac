import type { ResultOf } from '../../cms-client/graphql.ts';
import { readAddress } from '../fields/address/address.definition.ts';
import { readCaptcha } from '../fields/captcha/captcha.definition.ts';
import { readCheckbox } from '../fields/checkbox/checkbox.definition.ts';
import { readConsent } from '../fields/consent/consent.definition.ts';
import { readDate } from '../fields/date/date.definition.ts';
import { readEmail } from '../fields/email/email.definition.ts';
import { readFileUpload } from '../fields/file-upload/file-upload.definition.ts';
import { readHidden } from '../fields/hidden/hidden.definition.ts';
import { readHtml } from '../fields/html/html.definition.ts';
import { readList } from '../fields/list/list.definition.ts';
import { readMultiSelect } from '../fields/multi-select/multi-select.definition.ts';
import { readName } from '../fields/name/name.definition.ts';
import { readNumber } from '../fields/number/number.definition.ts';
import { readPhone } from '../fields/phone/phone.definition.ts';
import { readRadio } from '../fields/radio/radio.definition.ts';
import { readSelect } from '../fields/select/select.definition.ts';
import { readText } from '../fields/text/text.definition.ts';
import { readTextArea } from '../fields/text-area/text-area.definition.ts';
import { readTime } from '../fields/time/time.definition.ts';
import { readWebsite } from '../fields/website/website.definition.ts';
import type { GetForm } from '../form.query.ts';
import type { FormField } from '../form-definition.ts';
import { type FieldContext, readFieldContext } from './read-base.ts';

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
