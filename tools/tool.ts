import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ToolResult {
  /** Exit code; 1 when it could not be started or was killed. */
  code: number;
  /** Its output on both streams, in order. */
  output: string;
}

const running = new Set<ChildProcess>();

/**
 * Runs a tool to its end and captures its output.
 * @param show whether to print the output as well
 */
export function runTool(
  command: string,
  args: readonly string[],
  cwd: string,
  { env = {}, show = false }: { env?: Record<string, string>; show?: boolean } = {},
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: Ctrl-C reaches it only through `stopTools`, not a second time from the terminal.
      detached: true,
    });
    running.add(child);
    const chunks: string[] = [];
    const keep = (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output: chunks.join('') });
    });
  });
}

/** Tells every running tool to clean up and end; after 10 s they are killed with their children. */
export async function stopTools(): Promise<void> {
  await Promise.all([...running].map(stop));
}

async function stop(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), 10_000);
  child.kill('SIGINT');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  clearTimeout(timer);
}
