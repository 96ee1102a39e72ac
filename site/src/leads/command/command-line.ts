import { parseArgs } from 'node:util';
import { type LeadState, leadStates } from '../lead.ts';

/** A parsed `npm run leads` command. */
export type LeadsCommand =
  | { command: 'list'; states: LeadState[]; most: number; page: number }
  | { command: 'show'; key: string }
  | { command: 'retry'; keys: string[]; states: LeadState[] }
  | { command: 'not-spam' | 'done'; keys: string[] }
  | { command: 'hand-over'; keys: string[]; isCancelled: boolean }
  | { command: 'export'; states: LeadState[]; output: string | undefined; email?: string }
  | { command: 'erase'; email: string; isConfirmed: boolean };

/** An error that the operator can fix; the message says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Leads that `list` shows at once. */
export const MOST_LISTED = 50;

const USAGE = `npm run leads -- list   [--state ${leadStates.join(',')}] [--limit ${MOST_LISTED}] [--page 2]
npm run leads -- show   <key, or its first characters>
npm run leads -- retry  <key> … | --state dead
npm run leads -- not-spam <key> …     delivers a lead that was held as spam
npm run leads -- done   <key> …       closes a lead without delivering it
npm run leads -- hand-over            leads that the webhook has not taken, and why
npm run leads -- hand-over <key> …    hands leads over once more, under the same number
npm run leads -- hand-over --cancel [<key> …]   does not hand over those that wait, or these of them
npm run leads -- export [--state …] [--output leads.csv]
npm run leads -- export --email ada@example.com [--output ada.jsonl]   what is stored about one person
npm run leads -- erase  --email ada@example.com [--yes]                erases it; without --yes it only counts`;

function readStates(text: string | undefined): LeadState[] {
  return (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((name) => {
      const state = leadStates.find((known) => known === name.trim());
      if (!state) throw new CommandError(`"${name}" is not a lead state. Use one of: ${leadStates.join(', ')}.`);
      return state;
    });
}

function readCount(option: 'limit' | 'page', text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new CommandError(`--${option} is "${text}", but must be a whole number.`);
  return Number(text);
}

function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new CommandError(`--email is "${text}", but must be an email address.`);
  return email;
}

/** @throws CommandError saying what was expected */
export function readCommand(args: readonly string[]): LeadsCommand {
  const { values, positionals } = parse(args);
  const [command, ...keys] = positionals;
  const states = readStates(values.state);
  switch (command) {
    case 'list':
      return {
        command,
        states,
        most: readCount('limit', values.limit ?? `${MOST_LISTED}`),
        page: readCount('page', values.page ?? '1'),
      };
    case 'show':
      if (!keys[0]) throw new CommandError(`Name the lead to show.\n${USAGE}`);
      return { command, key: keys[0].toLowerCase() };
    case 'retry':
      if (keys.length === 0 && states.length === 0) throw new CommandError(`Name the leads to retry.\n${USAGE}`);
      return { command, keys: keys.map((key) => key.toLowerCase()), states };
    case 'not-spam':
    case 'done':
      if (keys.length === 0) throw new CommandError(`Name at least one lead.\n${USAGE}`);
      return { command, keys: keys.map((key) => key.toLowerCase()) };
    case 'hand-over':
      return { command, keys: keys.map((key) => key.toLowerCase()), isCancelled: values.cancel === true };
    case 'export':
      return {
        command,
        states,
        output: values.output,
        ...(values.email !== undefined && { email: readEmail(values.email) }),
      };
    case 'erase':
      if (values.email === undefined) throw new CommandError(`Name the person with --email.\n${USAGE}`);
      return { command, email: readEmail(values.email), isConfirmed: values.yes === true };
    default:
      throw new CommandError(command ? `Unknown command "leads ${command}".\n${USAGE}` : USAGE);
  }
}

function parse(args: readonly string[]) {
  const options = {
    ...({ state: { type: 'string' }, limit: { type: 'string' }, output: { type: 'string' } } as const),
    page: { type: 'string' } as const,
    cancel: { type: 'boolean' } as const,
    ...({ email: { type: 'string' }, yes: { type: 'boolean' } } as const),
  };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
