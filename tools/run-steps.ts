import { say } from './say.ts';
import { runTool } from './tool.ts';
import type { Step } from './verify-steps.ts';

/**
 * Runs steps in order and prints the time of each; stops at the first failure and prints
 * its output.
 * @returns the title of the step that failed, or undefined
 */
export async function runSteps(steps: readonly Step[]): Promise<string | undefined> {
  for (const { title, program, args, cwd } of steps) {
    const started = Date.now();
    const { code, output } = await runTool(program, args, cwd, { env: { FORCE_COLOR: '0' } });
    const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
    say(`${code === 0 ? 'ok    ' : 'FAILED'} ${title.padEnd(36)} ${seconds.padStart(8)}`);
    if (code !== 0) {
      say(output.trimEnd());
      return title;
    }
  }
  return undefined;
}
