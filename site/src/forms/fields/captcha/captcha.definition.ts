import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { CaptchaField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';

export const CaptchaFieldParts = graphql(`
  fragment CaptchaFieldParts on CaptchaField {
    captchaBadgePosition
    captchaTheme
    captchaLanguage
  }
`);

/** Required by nature: the CMS asks for the token whatever the editor set. */
export function readCaptcha(node: FragmentOf<typeof CaptchaFieldParts>, { base }: FieldContext): CaptchaField {
  const parts = readFragment(CaptchaFieldParts, node);
  return {
    ...base,
    type: 'CAPTCHA',
    isRequired: true,
    badgePosition: parts.captchaBadgePosition ?? 'BOTTOM_RIGHT',
    theme: parts.captchaTheme ?? 'LIGHT',
    language: parts.captchaLanguage || null,
  };
}
