import type { QueryCms, QueryPublic } from '../../cms-client/cms-client.ts';
import type { SiteShellData } from '../../navigation/site-shell.query.ts';
import { fetchSeedNode } from '../../routing/fetch-seed-node.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import type { FoundPage } from '../../templates/load/load-page.ts';
import { type AnswerRecord, recordAnswers, replayAnswers } from './answer-record.ts';
import { loadDraft, type Templates } from './load-preview.ts';
import { forHolders, mentionedPaths } from './without-hidden.ts';

/** All answers of the CMS for the page of a draft, so that it can be shown without queries. */
interface DraftCopy {
  seed: SeedNode;
  answers: AnswerRecord;
}

/** Unpublished content has no path of its own, only an ID in the query string. */
async function publicPaths(ask: QueryPublic, paths: readonly string[]): Promise<Set<string>> {
  const pretty = [...new Set(paths)].filter((path) => !path.includes('?'));
  const known = await Promise.all(pretty.map(async (path) => (await fetchSeedNode(ask, path)) && path));
  return new Set(known.filter((path) => path !== undefined));
}

/**
 * Takes a copy of a draft for people without an account, as JSON: the draft as its editor sees it,
 * and nothing else that a visitor does not see.
 * @throws CmsError when the CMS does not answer.
 */
export async function copyDraft(
  askAsEditor: QueryCms,
  { queryPublic: askAsVisitor, templates }: { queryPublic: QueryPublic; templates: Templates },
  seed: SeedNode,
  shell: SiteShellData,
): Promise<string> {
  const [editor, visitor] = [recordAnswers(askAsEditor), recordAnswers(askAsVisitor)];
  await Promise.all([loadDraft(editor.ask, seed, shell, templates), loadDraft(visitor.ask, seed, shell, templates)]);
  const paths = await publicPaths(
    askAsVisitor,
    Object.values(editor.answers).flatMap(({ data }) => mentionedPaths(data)),
  );
  const answers = Object.fromEntries(
    Object.entries(editor.answers).map(([question, { data, errors }]) => [
      question,
      { data: forHolders(data, visitor.answers[question]?.data, (path) => paths.has(path)), errors },
    ]),
  );
  return JSON.stringify({ seed, answers } satisfies DraftCopy);
}

/** The page of a copy, rendered as every page is. @throws OldCopyError when the site has changed since. */
export async function loadCopy(
  copy: string,
  shell: SiteShellData,
  templates: Templates,
): Promise<FoundPage | undefined> {
  // Written by the function above.
  const { seed, answers } = JSON.parse(copy) as DraftCopy;
  return loadDraft(replayAnswers(answers), seed, shell, templates);
}
