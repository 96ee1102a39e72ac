import { parseArgs } from 'node:util';

export interface PersonCommand {
  command: 'export' | 'erase';
  email: string;
  isConfirmed: boolean;
  output: string | undefined;
}

/** The command if it concerns one person's data; undefined for every other, and for one that the site refuses. */
export function personCommand(args: readonly string[]): PersonCommand | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { email: { type: 'string' }, output: { type: 'string' }, yes: { type: 'boolean' } },
  });
  const [command] = positionals;
  const { email, output } = values;
  if ((command !== 'export' && command !== 'erase') || typeof email !== 'string') return undefined;
  return { command, email, isConfirmed: values.yes === true, output: typeof output === 'string' ? output : undefined };
}
