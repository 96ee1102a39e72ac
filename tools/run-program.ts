import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface ProgramOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Whether its output is returned; otherwise it goes to the terminal. */
  isRead?: boolean;
}

/** Runs a module in a process of its own to its end. */
export async function runProgram(
  path: string,
  args: readonly string[],
  { cwd, env, isRead = false }: ProgramOptions,
): Promise<{ code: number; text: string }> {
  const program = spawn(process.execPath, [path, ...args], {
    cwd,
    env,
    stdio: ['inherit', isRead ? 'pipe' : 'inherit', 'inherit'],
  });
  const [output, [code]] = await Promise.all([program.stdout ? text(program.stdout) : '', once(program, 'exit')]);
  return { code: typeof code === 'number' ? code : 1, text: output };
}
