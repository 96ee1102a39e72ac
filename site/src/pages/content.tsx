import { NotFound } from '../blocks/not-found/not-found.tsx';
import { unitsIn } from '../catalogue/figures/unit-choice.ts';
import { definePage, type Loaded, type PageRequest, redirectTo } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { editedContent } from '../editors/toolbar/edited-content.ts';
import { catalogueLinks } from '../navigation/catalogue-links.ts';
import { numberQuery } from '../routing/numbered-content.ts';
import { type FoundPage, loadPage, type MissingPage } from '../templates/load/load-page.ts';

export interface ContentPageProps {
  page: FoundPage | MissingPage;
}

/** A page of the site's own, or what an editor wrote at its path. */
export type OwnOrContent<Own> = { own: Own } | { content: ContentPageProps };

/** Whatever the CMS has at a path, or that it has nothing. */
export function ContentPage({ page }: ContentPageProps) {
  if (!page.found) {
    return (
      <SiteShell shell={page.shell} head={page.head}>
        <NotFound links={catalogueLinks(page.shell)} />
      </SiteShell>
    );
  }
  return (
    <SiteShell shell={page.shell} head={page.head} list={page.seed.list?.uri} edits={editedContent(page.seed)}>
      <page.Component data={page.data} seed={page.seed} />
    </SiteShell>
  );
}

/** @throws CmsError */
export async function loadContent({ locals, url }: PageRequest): Promise<Loaded<ContentPageProps> | Response> {
  const found = await loadPage(locals, url.pathname, {
    after: url.searchParams.get('after') ?? undefined,
    numbered: numberQuery(url.pathname, url.search.slice(1)),
    units: unitsIn(url.searchParams),
  });
  if ('movedTo' in found) return redirectTo(found.movedTo);
  return { props: { page: found }, status: found.found ? 200 : 404 };
}

export const page = definePage({ load: loadContent, Page: ContentPage });
