/** What many different requests together may cost. An unknown path is a 503 while the site reads the list of known ones. */
const GOALS = { megabytes: 5, files: 50, questions: 200, unavailable: 100 };

/** What many different requests cost. */
export interface Costs {
  /** By which the data folder of the site grew. */
  megabytes: number;
  files: number;
  /** Queries of the CMS, without searches. */
  questions: number;
  /** Answers with the status 503. */
  unavailable: number;
  /** Answers with another status than such a request may have. */
  wrong: readonly string[];
}

/** One sentence for each goal that was missed. */
export function missedCosts({ megabytes, files, questions, unavailable, wrong }: Costs): string[] {
  const missed: [boolean, string][] = [
    [megabytes > GOALS.megabytes, `${megabytes.toFixed(2)} MB were stored, not ${GOALS.megabytes} at most.`],
    [files > GOALS.files, `${files} files were stored, not ${GOALS.files} at most.`],
    [questions > GOALS.questions, `${questions} queries of the CMS, not ${GOALS.questions} at most.`],
    [unavailable > GOALS.unavailable, `${unavailable} answers were 503, not ${GOALS.unavailable} at most.`],
    [wrong.length > 0, `Wrong answers: ${wrong.slice(0, 5).join('; ')}.`],
  ];
  return missed.flatMap(([isMissed, sentence]) => (isMissed ? [sentence] : []));
}
