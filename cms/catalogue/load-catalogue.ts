import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '@headwater/contract/is-record.ts';
import { ConfigurationError } from '@headwater/runtime/environment.ts';
import type { SeedCatalogue } from './catalogue.ts';
import { catalogue as starterCatalogue } from './starter-catalogue.ts';

function isCatalogue(value: unknown): value is SeedCatalogue {
  return isRecord(value) && ['title', 'pages', 'entries', 'forms'].every((part) => part in value);
}

/**
 * The catalogue that an empty database is filled from.
 * @param file module that exports it as `catalogue`; empty for the starter's
 * @throws ConfigurationError when the module is missing or exports no catalogue
 */
export async function loadCatalogue(file: string): Promise<SeedCatalogue> {
  if (file === '') return starterCatalogue;
  const expected = 'it must be a module that exports a `catalogue` as cms/catalogue/catalogue.ts describes it';
  const loaded = await import(pathToFileURL(resolve(file)).href).catch((cause: unknown) => {
    throw new ConfigurationError(
      `CMS_CATALOGUE is "${file}", but it cannot be loaded (${String(cause)}); ${expected}.`,
    );
  });
  if (isCatalogue(loaded.catalogue)) return loaded.catalogue;
  throw new ConfigurationError(`CMS_CATALOGUE is "${file}", but it exports no catalogue; ${expected}.`);
}
