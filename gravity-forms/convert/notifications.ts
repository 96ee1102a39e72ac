import { idOf } from '../gravity-form.ts';
import { isObject, isOff, type Json, type JsonObject, objectsIn, textOf } from '../json.ts';
import { conditionalLogic } from './conditional-logic.ts';
import { stored } from './confirmations.ts';
import { readSettings, textSettings, writeSettings } from './settings.ts';

const texts = textSettings('fromName', 'replyTo', 'cc', 'bcc');

/** Whether the local CMS can send the notification: after a submission, to addresses, the address in a field, or those whose rules match. */
export function isSendable(notification: JsonObject): boolean {
  const event = textOf(notification.event) || 'form_submission';
  return event === 'form_submission' && recipient(notification) !== undefined;
}

/** Mails about each entry, as in the CMS's definition. What it cannot send is left out, and the report says so. */
export function readNotifications(value: Json | undefined): JsonObject[] {
  return objectsIn(value).flatMap((notification, index) => {
    const to = recipient(notification);
    if (!to || !isSendable(notification)) return [];
    const logic = conditionalLogic.read(notification.conditionalLogic);
    return [
      {
        id: textOf(notification.id) || `notification-${index + 1}`,
        name: textOf(notification.name),
        ...(isOff(notification.isActive) && { isActive: false }),
        to,
        from: textOf(notification.from) || '{admin_email}',
        ...readSettings(texts, notification),
        subject: textOf(notification.subject),
        message: textOf(notification.message),
        ...(logic !== undefined && { conditionalLogic: logic }),
      },
    ];
  });
}

function recipient(notification: JsonObject): JsonObject | undefined {
  const to = textOf(notification.to).trim();
  // As in Gravity Forms, which looks at the rules without an address only.
  if (notification.toType === 'routing') {
    const routes = objectsIn(notification.routing).flatMap(readRoute);
    return to === '' && routes.length > 0 ? { routes } : to === '' ? undefined : { address: to };
  }
  switch (textOf(notification.toType) || 'email') {
    case 'email':
      return (to || textOf(notification.toEmail)) !== '' ? { address: to || textOf(notification.toEmail) } : undefined;
    case 'field': {
      const fieldId = idOf(notification.toField ?? null) ?? idOf(to);
      return fieldId === undefined ? undefined : { fieldId };
    }
    default:
      return undefined;
  }
}

/** A route is a rule with an address. */
function readRoute(stored: JsonObject): JsonObject[] {
  const logic = conditionalLogic.read({ rules: [{ operator: 'is', ...stored }] });
  const [rule] = objectsIn(isObject(logic) ? logic.rules : null);
  const address = textOf(stored.email).trim();
  return rule && address !== '' ? [{ ...rule, address }] : [];
}

/**
 * @param base the notifications as they were stored: other properties stay, and so do those that the definition
 *   leaves out, behind the others
 */
export function writeNotifications(notifications: Json | undefined, base: Json | undefined): JsonObject[] {
  const written = objectsIn(notifications).map((notification): JsonObject => {
    const to = isObject(notification.to) ? notification.to : {};
    const isField = to.fieldId !== undefined;
    // Rules stay as they are stored: editors of the local CMS do not change them.
    const isRouted = to.routes !== undefined;
    return {
      event: 'form_submission',
      ...stored(base, notification.id),
      id: textOf(notification.id),
      name: textOf(notification.name),
      isActive: notification.isActive !== false,
      ...(!isRouted && { toType: isField ? 'field' : 'email', to: textOf(isField ? to.fieldId : to.address) }),
      ...(isField && { toField: textOf(to.fieldId) }),
      from: textOf(notification.from),
      ...writeSettings(texts, notification),
      subject: textOf(notification.subject),
      message: textOf(notification.message),
      conditionalLogic: conditionalLogic.write(notification.conditionalLogic ?? null),
    };
  });
  return [...written, ...objectsIn(base).filter((each) => !isSendable(each))];
}
