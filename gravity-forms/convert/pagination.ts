import { isObject, type Json, type JsonObject, textOf } from '../json.ts';
import { flag, oneOf, text } from './codec.ts';
import { buttonSettings, readSettings, type Setting, writeSettings } from './settings.ts';

const styles = { blue: 'BLUE', grey: 'GREY', green: 'GREEN', orange: 'ORANGE', red: 'RED', custom: 'CUSTOM' };

const settings: readonly Setting[] = [
  { property: 'type', setting: 'type', codec: oneOf({ none: 'NONE', percentage: 'PERCENTAGE', steps: 'STEPS' }) },
  { property: 'style', setting: 'style', codec: oneOf(styles) },
  { property: 'display_progressbar_on_confirmation', setting: 'hasProgressbarOnConfirmation', codec: flag },
  { property: 'progressbar_completion_text', setting: 'progressbarCompletionText', codec: text },
];

/** How a form with pages shows its progress; undefined for a form that says nothing about it. */
export function readPagination(form: JsonObject): JsonObject | undefined {
  const stored = isObject(form.pagination) ? form.pagination : {};
  const names = Array.isArray(stored.pages) ? stored.pages.map(textOf) : [];
  const last = isObject(form.lastPageButton) ? readSettings(buttonSettings, form.lastPageButton) : {};
  const pagination = {
    ...readSettings(settings, stored),
    ...(names.length > 0 && { pageNames: names }),
    ...(Object.keys(last).length > 0 && { lastPageButton: last }),
  };
  return Object.keys(pagination).length > 0 ? pagination : undefined;
}

export function writePagination(pagination: Json | undefined): JsonObject {
  if (!isObject(pagination)) return { pagination: null };
  const { pageNames = [], lastPageButton } = pagination;
  return {
    pagination: { ...writeSettings(settings, pagination), pages: pageNames },
    ...(isObject(lastPageButton) && { lastPageButton: writeSettings(buttonSettings, lastPageButton) }),
  };
}
