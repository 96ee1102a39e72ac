import type { Confirmation, Form, Schedule } from '@headwater/gravity-forms/definition/form.ts';

/** A form in the contract's types; its `fields` are omitted, because they are a connection there. */
export function formNode(form: Form) {
  const { id, schedule, entryLimit, login, pagination, submitButton, saveAndContinue, confirmations, ...settings } =
    form;
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
    saveAndContinue: {
      hasSaveAndContinue: saveAndContinue !== undefined,
      buttonText: saveAndContinue?.buttonText ?? null,
    },
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

/**
 * As in WPGraphQL for Gravity Forms: `dateGmt` is only the day, as the form editor writes it, and `date` the
 * midnight at its start. This CMS's time zone is UTC, so both are the same day.
 */
function momentNode(moment: string | undefined) {
  if (moment === undefined) return { date: null, dateGmt: null, hour: null, minute: null, amPm: null };
  const day = moment.slice(0, 10);
  const [year, month, dayOfMonth] = day.split('-');
  const [hour = 0, minute = 0] = moment.slice(11).split(':').map(Number);
  return {
    date: `${day} 00:00:00`,
    dateGmt: `${month}/${dayOfMonth}/${year}`,
    hour: hour % 12 || 12,
    minute,
    amPm: hour < 12 ? 'AM' : 'PM',
  };
}
