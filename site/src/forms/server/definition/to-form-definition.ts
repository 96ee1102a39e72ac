import * as texts from '@headwater/brand/texts.ts';
import { currencyOf } from '@headwater/contract/forms/currencies.ts';
import type { ResultOf } from '../../../cms-client/graphql.ts';
import { readField } from '../../fields/form-field.ts';
import { type Cleaner, cleanHtml } from '../../fields/reading/cleaner.ts';
import type { FieldNode } from '../../fields/reading/field.fragment.ts';
import { type FieldSurroundings, isAdministrative } from '../../fields/reading/read-base.ts';
import type { RequiredIndicator } from '../../fields/shared/field-base.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import type { GetForm } from '../form.query.ts';
import { readConfirmation } from './confirmation.fragment.ts';
import { countryRules } from './country-rules.ts';
import { readButton } from './read-button.ts';
import { readPages } from './read-pages.ts';
import { readSchedule } from './schedule.fragment.ts';
import { withFirstAmounts } from './with-first-amounts.ts';

export type FormResponse = ResultOf<typeof GetForm>;
type GfForm = NonNullable<FormResponse['gfForm']>;

/**
 * Parses the CMS's response once: texts are sanitized, IDs are numbers, null always has a meaning. Fields for staff
 * (ADMINISTRATIVE) are left out.
 * @param acceptsFiles whether the CMS takes files with a lead; a part of the form's version
 * @returns undefined when the CMS has no such form, or could not list its fields
 */
export function toFormDefinition(
  { gfForm, gfSettings }: FormResponse,
  clean: Cleaner,
  acceptsFiles = false,
): FormDefinition | undefined {
  if (!gfForm?.formFields) return undefined;
  const nodes = gfForm.formFields.nodes;
  const recaptcha = gfSettings?.recaptcha;
  const siteKey = recaptcha?.publicKey;
  const all = readFields(nodes, gfForm, { clean, acceptsFiles, currency: currencyOf(gfSettings?.currency) });
  const fields = all.filter(({ type }) => type !== 'CAPTCHA' || siteKey);
  const withCodes = countryRules(fields);
  const definition = {
    databaseId: gfForm.databaseId,
    title: clean.text(gfForm.title ?? ''),
    description: cleanHtml(clean, gfForm.description),
    cssClass: gfForm.cssClass || null,
    fields: fields.map(withCodes),
    pages: readPages(nodes, gfForm.pagination).map((page) => ({
      ...withCodes(page),
      nextButton: page.nextButton && withCodes(page.nextButton),
    })),
    pagination: {
      type: gfForm.pagination?.type ?? 'NONE',
      hasProgressbarOnConfirmation: gfForm.pagination?.hasProgressbarOnConfirmation ?? false,
      progressbarCompletionText: gfForm.pagination?.progressbarCompletionText || null,
    },
    submitButton: withCodes(readButton(gfForm.submitButton, texts.submitButton)),
    saveButton: gfForm.saveAndContinue?.hasSaveAndContinue
      ? clean.text(gfForm.saveAndContinue.buttonText ?? '') || texts.saveButton
      : null,
    requiredIndicator: readRequiredIndicator(gfForm, clean),
    hasValidationSummary: gfForm.hasValidationSummary ?? false,
    subLabelPlacement: gfForm.subLabelPlacement ?? 'BELOW',
    isActive: (gfForm.isActive ?? true) && !gfForm.isTrash,
    closedMessage: readLimitMessage(gfForm, clean),
    schedule: readSchedule(gfForm.scheduling, clean),
    confirmations: (gfForm.confirmations ?? []).flatMap((node) => readConfirmation(node, clean) ?? []).map(withCodes),
    recaptcha: siteKey ? { siteKey, type: recaptcha.type ?? 'INVISIBLE' } : null,
    uncheckedCaptcha: siteKey ? null : (all.find(({ type }) => type === 'CAPTCHA')?.id ?? null),
  } satisfies Omit<FormDefinition, 'version'>;
  const whole = withFirstAmounts({ ...definition, version: '' });
  return { ...whole, version: shortHash(JSON.stringify(whole)) };
}

/** A page break begins its page; pages are counted here, not read from the response. */
function readFields(
  nodes: readonly FieldNode[],
  form: GfForm,
  { clean, currency, acceptsFiles }: Pick<FieldSurroundings, 'clean' | 'currency' | 'acceptsFiles'>,
) {
  const placements = {
    label: form.labelPlacement ?? 'TOP',
    description: form.descriptionPlacement ?? 'BELOW',
    subLabel: form.subLabelPlacement ?? 'BELOW',
  };
  let pageNumber = 1;
  return nodes.flatMap((node) => {
    if (node.__typename === 'PageField') pageNumber += 1;
    return isAdministrative(node) ? [] : [readField(node, { clean, currency, acceptsFiles, placements, pageNumber })];
  });
}

function readRequiredIndicator(
  { requiredIndicator, customRequiredIndicator }: GfForm,
  clean: Cleaner,
): RequiredIndicator {
  const type = requiredIndicator ?? 'ASTERISK';
  const marks = {
    ASTERISK: '*',
    TEXT: `(${texts.required})`,
    CUSTOM: clean.text(customRequiredIndicator ?? '') || '*',
  };
  return { type, text: marks[type] };
}

/** Null for a form without a limit; Gravity Forms' default message when the editor wrote none. */
function readLimitMessage({ entryLimits }: GfForm, clean: Cleaner): string | null {
  if (!entryLimits?.hasLimit) return null;
  return cleanHtml(clean, entryLimits.limitReachedMessage) ?? texts.fieldMessages.limitReached;
}

/**
 * A short hash (64 bits of FNV-1a, as two halves with different seeds) that distinguishes versions of a form. It is
 * not cryptographic.
 */
function shortHash(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((seed) => half(text, seed)).join('');
}

function half(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
