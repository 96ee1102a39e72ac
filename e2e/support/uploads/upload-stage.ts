import { setTimeout as pause } from 'node:timers/promises';
import { type FileStage, openStage } from '../leads/stage.ts';

/** Of a site to which all visitors come from one machine, with addresses of their own. */
const manyVisitors = { TRUSTED_PROXIES: '1', UPLOADS_MB: '20000', FORM_POSTS_PER_MINUTE: '100000' };

/** How long a new site may take to learn that its CMS takes files. */
const SUPPORT_MS = 120_000;

/** The site queries its CMS when it starts, and again when the CMS was too slow: until then, its forms ask for an email. */
async function untilFilesAreTaken(siteUrl: string): Promise<void> {
  const deadline = performance.now() + SUPPORT_MS;
  while (performance.now() < deadline) {
    const html = await fetch(`${siteUrl}/site-photos/`).then((response) => response.text());
    if (html.includes('multipart/form-data')) return;
    await pause(250);
  }
  throw new Error(`After ${SUPPORT_MS / 1000} s, the form of /site-photos/ still takes no files.`);
}

/**
 * Starts a site that takes files.
 * @param dataFolder for this site only
 * @param variables environment variables of the site besides those for many visitors
 */
export async function openUploadStage(
  cmsUrl: string,
  dataFolder: string,
  variables: Record<string, string> = {},
): Promise<FileStage> {
  const stage = await openStage(cmsUrl, dataFolder, { ...manyVisitors, ...variables });
  try {
    await untilFilesAreTaken(stage.siteUrl);
    return stage;
  } catch (error) {
    await stage.close();
    throw error;
  }
}
