import type { FieldProps } from '../controls/field-props.ts';
import { TypedInput } from '../controls/typed-input.tsx';
import type { WebsiteField } from './website.definition.ts';

/** A URL. */
export function Website(props: FieldProps<WebsiteField>) {
  return <TypedInput {...props} input={{ type: 'url', inputMode: 'url', autoComplete: 'url' }} />;
}
