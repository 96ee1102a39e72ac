import type { WebsiteField } from '../../form-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { TypedInput } from '../typed-input.tsx';

/** An address on the web. */
export function Website(props: FieldProps<WebsiteField>) {
  return <TypedInput {...props} input={{ type: 'url', inputMode: 'url', autoComplete: 'url' }} />;
}
