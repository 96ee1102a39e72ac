/** Writes one line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Writes a program's lines with its name in front. */
export function sayFor(name: string): (line: string) => void {
  return (line) => say(`${name.padEnd(4)} | ${line}`);
}
