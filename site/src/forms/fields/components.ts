import { rare } from './rare-component.ts';

/** The component of each field type, a line each, by the `type` of its definition; `rare` for those of few forms. */
export { Captcha as CAPTCHA } from './captcha/captcha.tsx';
export { Checkbox as CHECKBOX } from './checkbox/checkbox.tsx';
export { Consent as CONSENT } from './consent/consent.tsx';
export { DateInput as DATE } from './date/date.tsx';
export { Email as EMAIL } from './email/email.tsx';
export { Hidden as HIDDEN } from './hidden/hidden.tsx';
export { Html as HTML } from './html/html.tsx';
export { Name as NAME } from './name/name.tsx';
export { NumberInput as NUMBER } from './number/number.tsx';
export { Phone as PHONE } from './phone/phone.tsx';
export { Radio as RADIO } from './radio/radio.tsx';
export { Section as SECTION } from './section/section.tsx';
export { Select as SELECT } from './select/select.tsx';
export { Text as TEXT } from './text/text.tsx';
export { TextArea as TEXTAREA } from './text-area/text-area.tsx';
export { Unsupported as UNSUPPORTED } from './unsupported/unsupported.tsx';
export { Website as WEBSITE } from './website/website.tsx';

/** The form itself renders pages. */
export const PAGE = () => null;
export const ADDRESS = rare(() => import('./address/address.tsx'), 'Address');
export const FILEUPLOAD = rare(() => import('./file-upload/file-upload.tsx'), 'FileUpload');
export const LIKERT = rare(() => import('./survey/components.ts'), 'Likert');
export const LIST = rare(() => import('./list/list.tsx'), 'List');
export const MULTISELECT = rare(() => import('./multi-select/multi-select.tsx'), 'MultiSelect');
export const PRICE = rare(() => import('./product/components.ts'), 'Price');
export const PRODUCT = rare(() => import('./product/components.ts'), 'Product');
export const RANK = rare(() => import('./survey/components.ts'), 'Rank');
export const SHIPPING = rare(() => import('./product/components.ts'), 'Shipping');
export const TIME = rare(() => import('./time/time.tsx'), 'Time');
export const TOTAL = rare(() => import('./product/components.ts'), 'Total');
