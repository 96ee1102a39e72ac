import type { WebsiteField } from '../../model/form-definition.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { TypedInput } from '../controls/typed-input.tsx';

/** An address on the web. */
export function Website(props: FieldProps<WebsiteField>) {
  return <TypedInput {...props} input={{ type: 'url', inputMode: 'url', autoComplete: 'url' }} />;
}
