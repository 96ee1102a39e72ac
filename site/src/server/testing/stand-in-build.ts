import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, siteFolder } from '@headwater/tools/paths.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';

/** Tags of some pages: the page with form 1, and one of a post. */
export const pageTags = { '/contact/': [btoa('gf_form:1')], '/news/first/': [btoa('post:7')] };

/**
 * Replaces the built pages: each is what the server tells the rendering, as JSON. Each rendering is a line of
 * `rendered.txt`.
 */
const handlerOf = (build: string) => `
  import { appendFileSync } from 'node:fs';
  const errorPages = { '/500': 500, '/503': 503 };
  export async function handler({ target }, locals) {
    appendFileSync(new URL('../../rendered.txt', import.meta.url), target + '\\n');
    const { pathname } = new URL(target, 'http://site.invalid');
    for (const tag of (${JSON.stringify(pageTags)})[pathname] ?? []) locals.tags.add(tag);
    return {
      status: locals.formOutcome?.status ?? errorPages[pathname] ?? 200,
      headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
      cookies: [],
      body: Buffer.from(JSON.stringify({
        path: pathname,
        build: ${JSON.stringify(build)},
        isFull: (locals.formFullUntil?.(1) ?? 0) > Date.now(),
        ...(locals.savedForm && { savedForm: locals.savedForm }),
      })),
    };
  }
`;

/** A folder with the site's sources, which `node server.ts` starts, and with pages that need no build. */
export async function standInBuild() {
  const folder = join(await testFolder(), 'site');
  const start = join('src', 'server', 'start');
  await mkdir(join(folder, start), { recursive: true });
  // What looks for the build beside itself is copied; everything else is where it is.
  await cp(join(siteFolder, 'server.ts'), join(folder, 'server.ts'));
  await cp(join(siteFolder, 'package.json'), join(folder, 'package.json'));
  await cp(join(siteFolder, start, 'start.ts'), join(folder, start, 'start.ts'));
  await link(folder, 'src', 'server');
  await link(folder, join('src', 'server'), 'start');
  await link(folder, start, 'start.ts');
  await symlink(join(root, 'node_modules'), join(folder, '..', 'node_modules'));

  return {
    folder,
    /** Replaces the build. @param files below `/_assets/`, by name */
    async write(build: string, files: Record<string, string> = {}): Promise<void> {
      const dist = join(folder, 'dist');
      await mkdir(join(dist, 'server'), { recursive: true });
      await writeFile(join(dist, 'server', 'handler.mjs'), handlerOf(build));
      await rm(join(dist, 'client'), { recursive: true, force: true });
      await mkdir(join(dist, 'client', '_assets'), { recursive: true });
      for (const [name, text] of Object.entries(files)) await writeFile(join(dist, 'client', '_assets', name), text);
    },
    /** Targets of all renderings so far, of each build. */
    rendered: async () =>
      (await readFile(join(folder, 'rendered.txt'), 'utf8').catch(() => '')).split('\n').filter(Boolean),
  };
}

/** Links everything but one entry of a folder of the site into the same folder of another site. */
async function link(site: string, folder: string, except: string): Promise<void> {
  const names = (await readdir(join(siteFolder, folder))).filter((name) => name !== except);
  for (const name of names) await symlink(join(siteFolder, folder, name), join(site, folder, name));
}
