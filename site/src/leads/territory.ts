import { setTimeout as pause } from 'node:timers/promises';
import { isEmailAddress } from '@headwater/gravity-forms/email-address.ts';
import type { QueryCms } from '../cms-client/cms-client.ts';
import { plainText } from '../content/plain-text.ts';
import type { FormField } from '../forms/fields/form-field.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { valueOfField } from '../forms/model/field-values.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { fetchTerritories } from '../map/fetch-territories.ts';
import { findRepresentatives } from '../map/finder/find-representatives.ts';
import { locate } from '../map/finder/locate.ts';
import { readNear } from '../map/finder/read-near.ts';
import { zipCodes } from '../map/finder/zip-codes.ts';
import type { Territory } from '../map/read-territory.ts';
import type { ListedRepresentative } from '../map/representative.ts';
import { canonicalPath } from '../routing/canonical-path.ts';

/** Parameter names of the hidden fields that take the representative of the visitor's region. */
const inputs = new Map<FormField['prefill'], 'name' | 'email'>([
  ['representative', 'name'],
  ['representative_email', 'email'],
]);

/** What a hidden field takes; undefined for any other field. */
function inputOf({ prefill }: FormField): 'name' | 'email' | undefined {
  return inputs.get(prefill);
}

/** Whether an editor made hidden fields for it. */
function namesRepresentative({ fields }: Pick<FormDefinition, 'fields'>): boolean {
  return fields.some((field) => inputOf(field) !== undefined);
}

/** The name of the representative in a lead; undefined for one without. */
export function representativeIn(
  { fields }: Pick<FormDefinition, 'fields'>,
  values: readonly ({ id: number; value?: string | null | undefined } | null)[],
): string | undefined {
  const field = fields.find((each) => inputOf(each) === 'name');
  return values.find((value) => field !== undefined && value?.id === field.id)?.value || undefined;
}

const POSTAL = /\b(?:zip|postal|postcode)\b/i;
const REGION = /\b(?:state|province|region|territory)\b/i;

/** What a visitor wrote about the place: postal codes first, which say more than a region. */
export function placesIn({ fields }: FormDefinition, values: readonly FieldValue[]): string[] {
  const [codes, regions]: [string[], string[]] = [[], []];
  for (const field of fields) {
    const value = valueOfField(values, field.id);
    if (!value || inputOf(field)) continue;
    if ('addressValues' in value) {
      const { zip = '', state = '', country } = value.addressValues;
      if (country && !/^(?:us|usa|ca|united states|canada)$/i.test(country)) continue;
      codes.push(zip);
      regions.push(state);
    } else if ('value' in value) {
      const names = `${field.label} ${(field.prefill ?? '').replaceAll('_', ' ')}`;
      if (POSTAL.test(names)) codes.push(value.value);
      else if (REGION.test(names)) regions.push(value.value);
    }
  }
  return [...codes, ...regions].filter((text) => text.trim() !== '');
}

/** The values with the representative in the hidden fields for it, whatever was sent for those. */
function withRepresentative(
  { fields }: FormDefinition,
  values: readonly FieldValue[],
  representative: Pick<ListedRepresentative, 'name' | 'address'> | undefined,
): FieldValue[] {
  const { name = '', address = '' } = representative ?? {};
  const email = plainText(address)
    .split(/[\s,;()]+/)
    .find(isEmailAddress);
  const texts = { name, email: email ?? '' };
  const filled = fields.flatMap((field) => {
    const input = inputOf(field);
    return input ? [{ id: field.id, value: texts[input] }] : [];
  });
  const ids = new Set(filled.map(({ id }) => id));
  return [...values.filter(({ id }) => !ids.has(id)), ...filled];
}

/** How long representatives are used before they are queried again. */
const FRESH_MS = 600_000;
/** A visitor waits no longer than that for a slow CMS. */
const WAIT_MS = 1_000;

/**
 * Fills in the representative whose page the form is on, or that of the visitor's region; in an outage by what the CMS
 * said last. Never rejects.
 */
export function createTerritoryLookup(
  query: QueryCms,
  now: () => number = Date.now,
  onError: (error: unknown) => void = () => undefined,
  readZips: typeof zipCodes = zipCodes,
) {
  let known: { territories: readonly Territory[]; at: number } | undefined;
  let loading: Promise<void> | undefined;

  async function keepFresh(): Promise<void> {
    if (now() - (known?.at ?? 0) <= FRESH_MS) return;
    loading ??= fetchTerritories(query, null)
      .then(({ data, errors }) => {
        if (errors.length === 0) known = { territories: data, at: now() };
      })
      .catch(() => undefined)
      .finally(() => {
        loading = undefined;
      });
    await Promise.race([loading, pause(WAIT_MS, undefined, { ref: false })]);
  }

  /** The one whose page it is, or the first one for the places. */
  async function representativeOf(page: string, places: readonly string[]): Promise<ListedRepresentative | undefined> {
    const path = canonicalPath(page.replace(/[?#].*/s, ''));
    const own = known?.territories.find(({ representative: { href } }) => href && canonicalPath(href) === path);
    if (own) return own.representative;
    const zips = await readZips();
    for (const place of places) {
      const near = readNear(place);
      // A country may have the name of a town.
      const isNone = near.kind === 'nothing' || (near.kind === 'town' && !near.region && !near.within);
      const location = isNone ? undefined : locate(near, zips);
      const [found] = location ? findRepresentatives(known?.territories ?? [], location) : [];
      if (found) return found.representative;
    }
    return undefined;
  }

  return {
    /** Queries representatives ahead, while a page with such a form is made. */
    prepare(forms: readonly FormDefinition[]): void {
      if (forms.some(namesRepresentative)) void keepFresh();
    },
    async fillIn(form: FormDefinition, values: readonly FieldValue[], page = ''): Promise<FieldValue[]> {
      if (!namesRepresentative(form)) return [...values];
      await keepFresh();
      // A lead goes on without a representative.
      const found = await representativeOf(page, placesIn(form, values)).catch(onError);
      return withRepresentative(form, values, found ?? undefined);
    },
  };
}
