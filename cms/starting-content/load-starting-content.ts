import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '@headwater/contract/is-record.ts';
import { ConfigurationError } from '@headwater/runtime/environment.ts';
import { startingContent as starterContent } from './starter-content.ts';
import type { StartingContent } from './starting-content.ts';

function isStartingContent(value: unknown): value is StartingContent {
  return isRecord(value) && ['title', 'pages', 'byType', 'forms'].every((part) => part in value);
}

/**
 * What an empty database is filled from.
 * @param file module that exports it as `startingContent`, or as `catalogue`, its older name; empty for the starter's
 * @throws ConfigurationError when the module is missing or exports none
 */
export async function loadStartingContent(file: string): Promise<StartingContent> {
  if (file === '') return starterContent;
  const expected =
    'it must be a module that exports `startingContent` as cms/starting-content/starting-content.ts describes it';
  const loaded = await import(pathToFileURL(resolve(file)).href).catch((cause: unknown) => {
    throw new ConfigurationError(
      `CMS_CATALOGUE is "${file}", but it cannot be loaded (${String(cause)}); ${expected}.`,
    );
  });
  const content: unknown = loaded.startingContent ?? loaded.catalogue;
  if (isStartingContent(content)) return content;
  throw new ConfigurationError(`CMS_CATALOGUE is "${file}", but it exports no starting content; ${expected}.`);
}
