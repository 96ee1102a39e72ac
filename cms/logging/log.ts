import type { Environment } from '@headwater/runtime/environment.ts';

type Level = Environment['LOG_LEVEL'];
type Line = (message: string) => void;

const levels: readonly Level[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** One line per event on standard output, errors on standard error, nothing below the least serious level. */
export function createLog(least: Level): { debug: Line; info: Line; warn: Line; error: Line } {
  const writer = (level: Level, stream: NodeJS.WriteStream): Line =>
    levels.indexOf(level) < levels.indexOf(least) ? () => undefined : (message) => stream.write(`${message}\n`);
  return {
    debug: writer('debug', process.stdout),
    info: writer('info', process.stdout),
    warn: writer('warn', process.stdout),
    error: writer('error', process.stderr),
  };
}
