import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { configuredClient } from '../../cms-client/configured-client.ts';
import { createPageContext } from '../../cms-client/page-context.ts';
import { env } from '../../config/env.ts';
import { openPreviewLinks } from '../../editors/preview/preview-links.ts';
import { createEditorDoor, type EditorDoor, previewLinksFile } from './editor-door.ts';

export { previewTarget } from '../../editors/preview/editor-redirect.ts';

let door: EditorDoor | undefined;

/** What `server.ts` gives to a rendering, for `astro dev`, where it does not run. */
export function devLocals() {
  const client = configuredClient();
  door ??= createEditorDoor(client, openPreviewLinks(previewLinksFile(env.DATA_DIR)));
  const request = { headers: { host: new URL(env.SITE_URL).host }, socket: new Socket() };
  return { ...createPageContext(client, randomUUID()), ...door(request) };
}
