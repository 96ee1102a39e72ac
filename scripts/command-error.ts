/** A command cannot go on for a reason that its user can mend; the message says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
