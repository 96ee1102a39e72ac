import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import type { FieldBase } from '../shared/field-base.ts';

export type CaptchaField = FieldBase & {
  type: 'CAPTCHA';
  badgePosition: 'BOTTOM_RIGHT' | 'BOTTOM_LEFT' | 'INLINE';
  theme: 'LIGHT' | 'DARK';
  language: string | null;
};

const CaptchaFieldParts = graphql(`
  fragment CaptchaFieldParts on CaptchaField {
    captchaBadgePosition
    captchaTheme
    captchaLanguage
  }
`);

/** Always required: the CMS expects the token, whatever the editor's setting. */
export const captchaDefinition = defineField(
  CaptchaFieldParts,
  (parts, { base }): CaptchaField => ({
    ...base,
    type: 'CAPTCHA',
    isRequired: true,
    badgePosition: parts.captchaBadgePosition ?? 'BOTTOM_RIGHT',
    theme: parts.captchaTheme ?? 'LIGHT',
    language: parts.captchaLanguage || null,
  }),
);
