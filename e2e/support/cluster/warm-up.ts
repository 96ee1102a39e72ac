import { Agent } from 'node:http';
import { contentHash } from '../content-hash.ts';
import { sitemapLocations } from '../sitemap.ts';
import { sendRequest } from '../traffic/send-request.ts';
import type { Cluster } from './cluster.ts';

/** What visitors of a cluster can request, all of it stored by each instance. */
interface WarmSite {
  /** Paths of pages with the hash of their content. */
  pages: Record<string, string>;
  images: string[];
}

/** Sizes of pictures that are requested. */
const MOST_IMAGES = 100;
const IMAGE = /\/image\?url=[\w%.~-]+&(?:amp;|#38;)?w=\d+&(?:amp;|#38;)?q=\d+/g;

/** Paths of the pages in the site's sitemap. */
async function sitemapPaths(url: string): Promise<string[]> {
  const files = await sitemapLocations(`${url}/sitemap.xml`);
  const pages = await Promise.all(files.map((file) => sitemapLocations(url + new URL(file).pathname)));
  return pages.flat().map((page) => new URL(page).pathname);
}

/** Opens a path at each instance, past what is in front of them. @throws when one fails before anything has happened */
async function openEverywhere({ url, sites }: Cluster, path: string, agent: Agent): Promise<string> {
  let text = '';
  for (const site of sites) {
    const { status, body } = await sendRequest(site.url + path, { agent, headers: { host: new URL(url).host } });
    if (status !== 200) throw new Error(`${path} answered ${status} before anything had happened`);
    text = body.toString();
  }
  return text;
}

/** Opens every page and many of their images at each instance, as happens on an ordinary day. */
export async function warmUp(cluster: Cluster, withImages: boolean): Promise<WarmSite> {
  const agent = new Agent({ keepAlive: true });
  try {
    const pages: Record<string, string> = {};
    const images = new Set<string>();
    for (const path of await sitemapPaths(cluster.url)) {
      const html = await openEverywhere(cluster, path, agent);
      pages[path] = contentHash(html, cluster.url);
      for (const image of html.match(IMAGE) ?? []) images.add(image.replaceAll(/&(?:amp|#38);/g, '&'));
    }
    const requested = withImages ? [...images].slice(0, MOST_IMAGES) : [];
    for (const image of requested) await openEverywhere(cluster, image, agent);
    return { pages, images: requested };
  } finally {
    agent.destroy();
  }
}
