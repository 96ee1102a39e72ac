import * as texts from '@headwater/brand/texts.ts';
import { CleanHtml } from '../../../content/clean-html.tsx';
import type { FieldProps } from '../controls/field-props.ts';
import { Errors } from '../controls/field-shell.tsx';
import { useSurroundings } from '../controls/form-context.ts';
import type { CaptchaField } from './captcha.definition.ts';

/** The captcha's badge; the token is requested when the form is sent. */
export function Captcha(props: FieldProps<CaptchaField>) {
  const { captchaMount } = useSurroundings();
  if (!captchaMount && props.fieldErrors.length === 0) return null;
  return (
    <div id={`${props.formId}-${props.field.id}`} tabIndex={-1}>
      <div ref={captchaMount} />
      <CleanHtml className="form-hint" html={props.field.description} />
      <noscript>
        <p>{texts.captchaNeedsScript}</p>
      </noscript>
      <Errors {...props} />
    </div>
  );
}
