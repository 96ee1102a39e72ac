import type { Confirmation, Form, Schedule } from '../definition/form.ts';

/** A form as the contract's types see it; its `fields` stay behind, since they are a connection there. */
export function formNode(form: Form) {
  const { id, schedule, entryLimit, login, pagination, submitButton, confirmations, ...settings } = form;
  return {
    isActive: true,
    isTrash: false,
    labelPlacement: 'TOP',
    descriptionPlacement: 'BELOW',
    subLabelPlacement: 'BELOW',
    requiredIndicator: 'TEXT',
    hasHoneypot: false,
    hasValidationSummary: false,
    version: '2.10',
    ...settings,
    databaseId: id,
    submitButton: { type: 'TEXT', text: 'Submit', location: 'BOTTOM', width: 'AUTO', ...submitButton },
    confirmations: confirmations.map(confirmationNode),
    scheduling: schedulingNode(schedule),
    entryLimits: {
      hasLimit: entryLimit !== undefined,
      maxEntries: entryLimit?.maxEntries ?? null,
      limitationPeriod: entryLimit?.period ?? null,
      limitReachedMessage: entryLimit?.limitReachedMessage ?? null,
    },
    login: { isLoginRequired: login !== undefined, loginRequiredMessage: login?.loginRequiredMessage ?? null },
    pagination: form.fields.some(({ type }) => type === 'PAGE') ? paginationNode(pagination) : null,
    form,
  };
}

export type FormNode = ReturnType<typeof formNode>;

function confirmationNode(confirmation: Confirmation) {
  return {
    message: null,
    url: null,
    pageId: null,
    queryString: null,
    isDefault: false,
    isActive: true,
    ...confirmation,
  };
}

function paginationNode(pagination: Form['pagination']) {
  const lastPageButton = { type: 'TEXT', text: 'Previous', ...pagination?.lastPageButton };
  return {
    type: 'PERCENTAGE',
    style: 'BLUE',
    pageNames: [],
    hasProgressbarOnConfirmation: false,
    ...pagination,
    lastPageButton,
  };
}

function schedulingNode(schedule: Schedule | undefined) {
  return {
    hasSchedule: schedule !== undefined,
    pendingMessage: schedule?.pendingMessage ?? null,
    closedMessage: schedule?.closedMessage ?? null,
    startDetails: momentNode(schedule?.start),
    endDetails: momentNode(schedule?.end),
  };
}

/** This CMS's time zone is UTC, so that both dates are the same. */
function momentNode(moment: string | undefined) {
  if (moment === undefined) return null;
  const date = `${moment.replace('T', ' ')}:00`;
  const [hour = 0, minute = 0] = moment.slice(11).split(':').map(Number);
  return { date, dateGmt: date, hour: hour % 12 || 12, minute, amPm: hour < 12 ? 'AM' : 'PM' };
}
