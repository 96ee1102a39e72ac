import { isObject, isOn, type Json, type JsonObject, textOf } from '../json.ts';

const DEFAULT_TEXT = 'Save & Continue';

/** The button with which visitors save an unfinished form; undefined where the editor did not switch it on. */
export function readSaveAndContinue(form: JsonObject): JsonObject | undefined {
  const { save } = form;
  if (!isObject(save) || !isOn(save.enabled)) return undefined;
  return { buttonText: (isObject(save.button) && textOf(save.button.text)) || DEFAULT_TEXT };
}

/** @param base the setting as it was stored: the button's text survives switching it off */
export function writeSaveAndContinue(setting: JsonObject | undefined, base: Json | undefined): JsonObject {
  const stored = isObject(base) ? base : {};
  const button = isObject(stored.button) ? stored.button : { type: 'link', text: DEFAULT_TEXT };
  const text = textOf(setting?.buttonText) || textOf(button.text) || DEFAULT_TEXT;
  return { save: { ...stored, enabled: setting !== undefined, button: { ...button, text } } };
}
