import { idOf } from '../gravity-form.ts';
import { isOff, isOn, type Json, type JsonObject, objectsIn, textOf } from '../json.ts';
import { conditionalLogic } from './conditional-logic.ts';

/** What a visitor sees after sending, as in the CMS's definition. One of a type that it does not know is left out. */
export function readConfirmations(stored: Json | undefined): JsonObject[] {
  return objectsIn(stored).flatMap((confirmation, index) => {
    const logic = conditionalLogic.read(confirmation.conditionalLogic);
    const target = readTarget(confirmation);
    if (!target) return [];
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

/** @param base the confirmations as they were stored, whose other properties stay */
export function writeConfirmations(confirmations: Json | undefined, base: Json | undefined): JsonObject[] {
  return objectsIn(confirmations).map((confirmation) => ({
    ...stored(base, confirmation.id),
    ...{ id: textOf(confirmation.id), name: textOf(confirmation.name), type: textOf(confirmation.type).toLowerCase() },
    isDefault: confirmation.isDefault === true,
    isActive: confirmation.isActive !== false,
    message: textOf(confirmation.message),
    url: textOf(confirmation.url),
    pageId: confirmation.pageId ?? '',
    queryString: textOf(confirmation.queryString),
    conditionalLogic: conditionalLogic.write(confirmation.conditionalLogic ?? null) ?? [],
  }));
}

/** The stored object with this ID. */
export function stored(base: Json | undefined, id: Json | undefined): JsonObject | undefined {
  return objectsIn(base).find((each) => textOf(each.id) === textOf(id));
}
