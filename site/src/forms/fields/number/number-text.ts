import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { FieldOf } from '../form-field.ts';

type NumberFormat = FieldOf<'NUMBER'>['format'];

const DOT = /^-?\d{1,3}(?:,?\d{3})*(?:\.\d+)?$/;
const COMMA = /^-?\d{1,3}(?:\.?\d{3})*(?:,\d+)?$/;

/**
 * A number as Gravity Forms reads it. Number inputs of browsers always give a dot, so in the comma format a
 * text without a comma is read with one.
 * @returns undefined when the text is not a number in that format
 */
export function parseNumber(text: string, format: NumberFormat): number | undefined {
  const bare = trimmed(format === 'CURRENCY' ? text.replace(/\p{Sc}/gu, '') : text).replace(/^(-?)([.,]\d)/, '$10$2');
  if (format === 'DECIMAL_COMMA' && bare.includes(',')) {
    return COMMA.test(bare) ? Number(bare.replaceAll('.', '').replace(',', '.')) : undefined;
  }
  return DOT.test(bare) ? Number(bare.replaceAll(',', '')) : undefined;
}

/** The text in the field's own format, as the CMS expects it. */
export function formatNumber(text: string, format: NumberFormat): string {
  return format === 'DECIMAL_COMMA' && !text.includes(',') ? text.replace('.', ',') : text;
}
