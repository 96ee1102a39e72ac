import * as texts from '@headwater/brand/texts.ts';
/** The result of a request. */
export interface ColdAnswer {
  path: string;
  /** Undefined when the connection broke. */
  status: number | undefined;
  isBranded: boolean;
  milliseconds: number;
}

const LONGEST_MS = 8_000;
const BRANDED = texts.outageTitle;

async function askOne(siteUrl: string, path: string): Promise<ColdAnswer> {
  const startedAt = performance.now();
  const answer = await fetch(siteUrl + path, { redirect: 'manual' })
    .then(async (response) => ({ status: response.status, isBranded: (await response.text()).includes(BRANDED) }))
    .catch(() => ({ status: undefined, isBranded: false }));
  return { path, ...answer, milliseconds: performance.now() - startedAt };
}

/** Requests all paths at once. */
export function askCold(siteUrl: string, paths: readonly string[]): Promise<ColdAnswer[]> {
  return Promise.all(paths.map((path) => askOne(siteUrl, path)));
}

/** Whether visitors may see an answer. */
function isFine({ status, isBranded, milliseconds }: ColdAnswer, permitsPage: boolean): boolean {
  if (milliseconds > LONGEST_MS) return false;
  return status === 503 ? isBranded : status === 200 && permitsPage;
}

/** One line about all answers under a fault, and the number of failures. */
export function judge(fault: string, permitsPage: boolean, answers: readonly ColdAnswer[]) {
  const wrong = answers.filter((answer) => !isFine(answer, permitsPage));
  const count = (status: number | undefined) => answers.filter((answer) => answer.status === status).length;
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const first = wrong[0];
  const example = first ? `, such as ${first.path}: ${first.status} after ${first.milliseconds.toFixed(0)} ms` : '';
  const line =
    `${fault.padEnd(20)} ${String(answers.length).padStart(4)} answers: ${count(200)} × 200, ${count(503)} × 503, ` +
    `${count(undefined)} broken, slowest ${(slowest / 1000).toFixed(2)} s, wrong ${wrong.length}${example}`;
  return { line, wrong: wrong.length };
}
