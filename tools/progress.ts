const WIDTH = 30;

/** A bar on the terminal, which the next line replaces; nothing where the output is a file. */
export function progressBar(
  what: string,
  all: number,
  stream: NodeJS.WriteStream = process.stderr,
): (done: number) => void {
  let drawn = -1;
  return (done) => {
    const filled = Math.floor((WIDTH * done) / Math.max(1, all));
    if (!stream.isTTY || (filled === drawn && done < all)) return;
    drawn = filled;
    stream.write(
      `\r${what} [${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done} of ${all}${done >= all ? '\n' : ''}`,
    );
  };
}
