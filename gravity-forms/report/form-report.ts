import { type GravityField, type GravityForm, inputTypeOf, labelOf } from '../gravity-form.ts';
import { isOn } from '../json.ts';
import { fieldFindings } from './field-rules.ts';
import { typeFinding } from './field-types.ts';
import { formLosses } from './form-rules.ts';
import { differs, type Finding, type Loss, lost } from './loss.ts';

const noFiles = lost(
  'This WordPress takes no files: visitors read an email address in its place.',
  'Activate WPGraphQL Upload there, or give the site GF_REST_KEY and GF_REST_SECRET.',
);

const noKey = differs(
  'The CMS has no site key for it: the site leaves it out, and sends leads without a captcha.',
  'Give the CMS the keys (WordPress: Forms, Settings, reCAPTCHA), or remove the field.',
);

/** Whether visitors choose files in a field. */
export function isFileField(field: GravityField): boolean {
  return ['fileupload', 'post_image'].includes(inputTypeOf(field));
}

/**
 * Everything that a form does in Gravity Forms and not here, field by field in the form's order; empty for a form that
 * works as it is. The report says where a required field does not work, because then the form cannot be completed.
 * @param cms what is known of the CMS of the form: whether it takes files, and has a site key for captchas
 */
export function formReport(form: GravityForm, { takesFiles = true, hasCaptchaKey = true } = {}): Loss[] {
  const fields = form.fields.flatMap((field): Loss[] => {
    const ofType = !takesFiles && isFileField(field) ? noFiles : captchaFinding(field, hasCaptchaKey);
    const isLost = ofType?.effect === 'lost';
    const findings = isLost ? [ofType] : [...(ofType ? [ofType] : []), ...fieldFindings(field, form)];
    const isBlocking = isLost && isOn(field.isRequired);
    return findings.map(({ effect, what, advice }) => ({
      fieldId: field.id,
      label: labelOf(field),
      effect,
      what: isBlocking ? `${what} It is required, so no entry is complete without it.` : what,
      advice,
    }));
  });
  return [...fields, ...formLosses(form)];
}

function captchaFinding({ type }: GravityField, hasKey: boolean): Finding | undefined {
  return type === 'captcha' && !hasKey ? noKey : typeFinding(type);
}

/** The report as lines for a terminal or a log. */
export function reportText(form: GravityForm, losses: readonly Loss[]): string {
  const name = `Form ${form.id}, "${form.title}"`;
  if (losses.length === 0) return `${name}: everything works (${form.fields.length} fields).`;
  const lines = losses.map(({ fieldId, label, effect, what, advice }) => {
    const where = fieldId === undefined ? label : `field ${fieldId}, ${label}`;
    return `  ${effect === 'lost' ? 'LOST   ' : 'differs'}  ${where}: ${what} ${advice}`;
  });
  return [`${name}: ${losses.length} of its settings need a look.`, ...lines].join('\n');
}
