import * as texts from '@headwater/brand/texts.ts';
import { MissingPart } from '../blocks/part-details/missing-part.tsx';
import { PartDetails } from '../blocks/part-details/part-details.tsx';
import type { PartReading } from '../catalogue/index/queries/read-part.ts';
import { NotReadYetError } from '../cms-client/errors.ts';
import { definePage, redirectTo } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { loadShell } from '../navigation/load-shell.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { pageHead } from '../seo/head.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { ContentPage, loadContent, type OwnOrContent } from './content.tsx';

interface PartPageProps {
  shell: SiteShellData;
  /** As in the path. */
  number: string;
  reading: PartReading;
}

/** A part by its number, or the numbers nearest to one that is missing. */
function PartPage({ shell, number, reading }: PartPageProps) {
  const { part } = reading;
  const title = part ? texts.partTitle(part.number, part.name) : texts.noPart(number);
  const site = shell.generalSettings;
  const head = pageHead(part ? { site, title, path: part.path } : { site, title, robots: 'noindex' });
  return (
    <SiteShell shell={shell} head={head} sheet="part">
      <Banner title={part?.name || title} code={part?.name ? part.number : undefined} />
      {part ? <PartDetails part={part} /> : <MissingPart number={number} nearest={reading.nearest} />}
    </SiteShell>
  );
}

/** Pages about missing parts each minute: the nearest numbers are for people, not for a scan. */
const MISSING_PER_MINUTE = 60;
let missing = { minute: 0, count: 0 };

function mayShowNearest(): boolean {
  const minute = Math.floor(Date.now() / 60_000);
  missing = { minute, count: missing.minute === minute ? missing.count + 1 : 1 };
  return missing.count <= MISSING_PER_MINUTE;
}

export const page = definePage<OwnOrContent<PartPageProps>>({
  async load(request) {
    const { locals, url } = request;
    const number = decodeURIComponent(url.pathname.split('/')[2] ?? '').slice(0, 80);
    const reading = await locals.catalogue?.part(number, url.pathname).catch(() => undefined);
    const isMissing = reading?.part === undefined && !mayShowNearest();
    if (!reading || reading.isEditors || isMissing) {
      const loaded = await loadContent(request);
      if (loaded instanceof Response) return loaded;
      if (!reading && locals.catalogue && loaded.status === 404) throw new NotReadYetError('the index');
      return { ...loaded, props: { content: loaded.props } };
    }
    const { part } = reading;
    if (part && part.path !== url.pathname) return redirectTo(part.path);
    const shell = await loadShell(locals.queryShared);
    // A change of one of its products changes the page.
    for (const { node } of part?.uses ?? []) locals.tags.add(Buffer.from(`post:${node}`).toString('base64'));
    const props = { own: { shell, number, reading } };
    // The server stores one page for all missing paths; this one is about its own number.
    return part ? { props } : { props, status: 404, headers: { 'cache-control': 'no-store' } };
  },
  Page: (props) => ('own' in props ? <PartPage {...props.own} /> : <ContentPage {...props.content} />),
});
