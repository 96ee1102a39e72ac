import { idOf } from '../gravity-form.ts';
import { isOff, isOn, type Json, type JsonObject, objectsIn, textOf } from '../json.ts';
import { conditionalLogic } from './conditional-logic.ts';

/** Whether it is shown after an entry; Gravity Forms' other events are a form that was saved, mailed or marked as spam. */
export function isAfterEntry({ event }: JsonObject): boolean {
  return textOf(event) === '' || textOf(event) === 'form_submission';
}

/**
 * What a visitor sees after sending, as in the CMS's definition. One for another event or of a type that the definition
 * does not know is left out.
 */
export function readConfirmations(stored: Json | undefined): JsonObject[] {
  return objectsIn(stored).flatMap((confirmation, index) => {
    const logic = conditionalLogic.read(confirmation.conditionalLogic);
    const target = readTarget(confirmation);
    if (!target || !isAfterEntry(confirmation)) return [];
    return [
      {
        id: textOf(confirmation.id) || `confirmation-${index + 1}`,
        name: textOf(confirmation.name),
        ...(isOn(confirmation.isDefault) && { isDefault: true }),
        ...(isOff(confirmation.isActive) && { isActive: false }),
        ...(logic !== undefined && { conditionalLogic: logic }),
        ...target,
      },
    ];
  });
}

function readTarget(stored: JsonObject): JsonObject | undefined {
  const query = textOf(stored.queryString);
  const queryString = query !== '' && { queryString: query };
  switch (textOf(stored.type) || 'message') {
    case 'message':
      return { type: 'MESSAGE', message: textOf(stored.message) };
    case 'redirect':
      return { type: 'REDIRECT', url: textOf(stored.url), ...queryString };
    case 'page': {
      const pageId = idOf(stored.pageId ?? stored.page);
      return pageId === undefined ? undefined : { type: 'PAGE', pageId, ...queryString };
    }
    default:
      return undefined;
  }
}

/**
 * @param base the confirmations as they were stored: other properties stay, and so do those that the definition leaves
 *   out, behind the others
 */
export function writeConfirmations(confirmations: Json | undefined, base: Json | undefined): JsonObject[] {
  const written = objectsIn(confirmations).map(
    (confirmation): JsonObject => ({
      ...stored(base, confirmation.id),
      id: textOf(confirmation.id),
      name: textOf(confirmation.name),
      type: textOf(confirmation.type).toLowerCase(),
      isDefault: confirmation.isDefault === true,
      isActive: confirmation.isActive !== false,
      message: textOf(confirmation.message),
      url: textOf(confirmation.url),
      pageId: confirmation.pageId ?? '',
      queryString: textOf(confirmation.queryString),
      conditionalLogic: conditionalLogic.write(confirmation.conditionalLogic ?? null) ?? [],
    }),
  );
  const isLeftOut = (each: JsonObject) => !isAfterEntry(each) || !readTarget(each);
  return [...written, ...objectsIn(base).filter(isLeftOut)];
}

/** The stored object with this ID. */
export function stored(base: Json | undefined, id: Json | undefined): JsonObject | undefined {
  return objectsIn(base).find((each) => textOf(each.id) === textOf(id));
}
