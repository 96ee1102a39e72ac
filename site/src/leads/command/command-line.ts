import { parseArgs } from 'node:util';
import { type LeadState, leadStates } from '../lead.ts';

/** What an operator asks for. */
export type Order =
  | { command: 'list'; states: LeadState[]; most: number }
  | { command: 'show'; key: string }
  | { command: 'retry'; keys: string[]; states: LeadState[] }
  | { command: 'not-spam' | 'done'; keys: string[] }
  | { command: 'export'; states: LeadState[]; output: string | undefined };

/** The operator can mend it; the message says how. */
export class OrderError extends Error {
  override readonly name = 'OrderError';
}

export const USAGE = `npm run leads -- list   [--state ${leadStates.join(',')}] [--limit 50]
npm run leads -- show   <key, or its first characters>
npm run leads -- retry  <key> … | --state dead
npm run leads -- not-spam <key> …     delivers what was taken for spam
npm run leads -- done   <key> …       closes what needs no delivery
npm run leads -- export [--state …] [--output leads.csv]`;

function readStates(text: string | undefined): LeadState[] {
  return (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((name) => {
      const state = leadStates.find((known) => known === name.trim());
      if (!state) throw new OrderError(`"${name}" is no state of a lead. There are: ${leadStates.join(', ')}.`);
      return state;
    });
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return 50;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new OrderError(`--limit is "${text}", but it must be a whole number.`);
  return Number(text);
}

/** @throws OrderError saying what was expected */
export function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const [command, ...keys] = positionals;
  const states = readStates(values.state);
  switch (command) {
    case 'list':
      return { command, states, most: readLimit(values.limit) };
    case 'show':
      if (!keys[0]) throw new OrderError(`Say which lead to show.\n${USAGE}`);
      return { command, key: keys[0].toLowerCase() };
    case 'retry':
      if (keys.length === 0 && states.length === 0) throw new OrderError(`Say which leads to try again.\n${USAGE}`);
      return { command, keys: keys.map((key) => key.toLowerCase()), states };
    case 'not-spam':
    case 'done':
      if (keys.length === 0) throw new OrderError(`Say which leads.\n${USAGE}`);
      return { command, keys: keys.map((key) => key.toLowerCase()) };
    case 'export':
      return { command, states, output: values.output };
    default:
      throw new OrderError(command ? `There is no "leads ${command}".\n${USAGE}` : USAGE);
  }
}

function parse(args: readonly string[]) {
  const options = { state: { type: 'string' }, limit: { type: 'string' }, output: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new OrderError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
