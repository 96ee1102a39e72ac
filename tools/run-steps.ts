import { say } from './say.ts';
import { runTool } from './tool.ts';
import type { Step } from './verify-steps.ts';

/** Most checks use one core, and two of them fit into the memory of a small machine. */
const SIDE_BY_SIDE = 2;

/**
 * Runs stages in order, the steps of a stage two at a time, and prints the time of each step. After a failure it starts
 * no other step, and prints the output of the one that failed.
 * @returns the title of the step that failed first, or undefined
 */
export async function runSteps(stages: readonly (readonly Step[])[]): Promise<string | undefined> {
  for (const stage of stages) {
    const failed = await runStage(stage);
    if (failed !== undefined) return failed;
  }
  return undefined;
}

async function runStage(steps: readonly Step[]): Promise<string | undefined> {
  const waiting = [...steps];
  let failed: string | undefined;
  const takeSteps = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (await runStep(step)) continue;
      failed ??= step.title;
      waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, takeSteps));
  return failed;
}

/** @returns whether it succeeded */
async function runStep({ title, program, args, cwd, env }: Step): Promise<boolean> {
  const started = Date.now();
  const { code, output } = await runTool(program, args, cwd, { env: { FORCE_COLOR: '0', ...env } });
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${title.padEnd(36)} ${seconds.padStart(8)}`);
  if (code !== 0) say(output.trimEnd());
  return code === 0;
}
