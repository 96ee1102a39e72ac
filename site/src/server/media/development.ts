import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../../config/env.ts';
import { routeOf } from '../../routing/routes.ts';
import { createMediaEndpoint } from './media-endpoint.ts';

const endpoint = createMediaEndpoint({
  cmsUrl: env.CMS_URL,
  dataFolder: env.DATA_DIR,
  warn: (message, error) => console.warn(message, error),
});

/** Sends media under `astro dev`, where `server.ts` does not run. @returns whether it answered */
export async function sendMediaInDevelopment(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const url = new URL(req.url ?? '', 'http://development.invalid');
  const path = decodeURIComponent(url.pathname);
  const route = routeOf(path);
  if (route.kind === 'media') await endpoint.sendMedia(req, res, path.slice('/media/'.length));
  else if (route.kind === 'image') await endpoint.sendImage(req, res, url.search.slice(1));
  else return false;
  return true;
}
