/** Prints one line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a program's lines prefixed with its name. */
export function sayFor(name: string): (line: string) => void {
  return (line) => say(`${name.padEnd(4)} | ${line}`);
}
