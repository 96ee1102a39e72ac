import type { ComponentType } from 'react';
import { Address } from './address/address.tsx';
import { Captcha } from './captcha/captcha.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { Consent } from './consent/consent.tsx';
import type { FieldProps } from './controls/field-props.ts';
import { DateInput } from './date/date.tsx';
import type { FieldOf, FieldType } from './definitions.ts';
import { Email } from './email/email.tsx';
import { FileUpload } from './file-upload/file-upload.tsx';
import { Hidden } from './hidden/hidden.tsx';
import { Html } from './html/html.tsx';
import { List } from './list/list.tsx';
import { MultiSelect } from './multi-select/multi-select.tsx';
import { Name } from './name/name.tsx';
import { NumberInput } from './number/number.tsx';
import { Page } from './page/page.tsx';
import { Phone } from './phone/phone.tsx';
import { Radio } from './radio/radio.tsx';
import { Section } from './section/section.tsx';
import { Select } from './select/select.tsx';
import { Text } from './text/text.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { Time } from './time/time.tsx';
import { Unsupported } from './unsupported/unsupported.tsx';
import { Website } from './website/website.tsx';

type FieldComponents = { [Type in FieldType]: ComponentType<FieldProps<FieldOf<Type>>> };

/** The one list of field types: what shows each of them. A type without its line fails the type check. */
export const fieldComponents = {
  ADDRESS: Address,
  CAPTCHA: Captcha,
  CHECKBOX: Checkbox,
  CONSENT: Consent,
  DATE: DateInput,
  EMAIL: Email,
  FILEUPLOAD: FileUpload,
  HIDDEN: Hidden,
  HTML: Html,
  LIST: List,
  MULTISELECT: MultiSelect,
  NAME: Name,
  NUMBER: NumberInput,
  PAGE: Page,
  PHONE: Phone,
  RADIO: Radio,
  SECTION: Section,
  SELECT: Select,
  TEXT: Text,
  TEXTAREA: TextArea,
  TIME: Time,
  UNSUPPORTED: Unsupported,
  WEBSITE: Website,
} satisfies FieldComponents;
