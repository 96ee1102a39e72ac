import { isRecord } from '@headwater/contract/is-record.ts';
import type { CmsUnderTest } from './cms-under-test.ts';
import type { PluginStatus } from './seen.ts';

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The plugin's response; undefined when it is something else. */
function readPluginStatus(response: unknown): PluginStatus | undefined {
  if (!isRecord(response) || !isRecord(response.versions)) return undefined;
  const { versions, siteUrl, hasRevisions, message, toDo } = response;
  return {
    versions: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [name, typeof version === 'string' ? version : null]),
    ),
    siteUrl: text(siteUrl),
    hasRevisions: hasRevisions === true,
    message: isRecord(message) ? { state: text(message.state), answer: text(message.answer) } : null,
    toDo: (Array.isArray(toDo) ? toDo : [])
      .filter(isRecord)
      .map((finding) => ({ title: text(finding.title), sees: text(finding.sees) })),
  };
}

/** Reads the state of the companion plugin, and lets it send a message to the site. */
export async function lookAtPlugin(cms: CmsUnderTest): Promise<PluginStatus | undefined> {
  return readPluginStatus(await cms.callRoute('/headwater/v1/status', { sendMessage: true }));
}
