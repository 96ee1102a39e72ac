import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { signingKey } from '../config/signing-key.ts';
import { definePage, type PageRequest } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { DraftBanner } from '../editors/preview/draft-banner.tsx';
import { openPreview, type PreviewScreen } from '../editors/preview/open-preview.ts';
import { openShared } from '../editors/preview/open-shared.ts';
import { SharedBanner } from '../editors/preview/preview-banner.tsx';
import type { PreviewLink } from '../editors/preview/preview-links.ts';
import { previewTools } from '../editors/preview/preview-tools.ts';
import { withoutLogin } from '../editors/sign-in/return-path.ts';
import { editedContent } from '../editors/toolbar/edited-content.ts';
import { loadShell } from '../navigation/load-shell.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { pageHead } from '../seo/head.ts';
import type { FoundPage } from '../templates/load/load-page.ts';
import { ButtonLink, ButtonRow } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

type Draft = Extract<PreviewScreen, { kind: 'draft' }>;

type PreviewPageProps =
  | { kind: 'draft'; page: FoundPage; draft: Draft; path: string; origin: string }
  | { kind: 'shared'; page: FoundPage; link: PreviewLink }
  | { kind: 'nothing'; title: string; text: string; shell: SiteShellData; isLink: boolean };

function Above(props: Exclude<PreviewPageProps, { kind: 'nothing' }>): ReactNode {
  if (props.kind === 'shared') return <SharedBanner link={props.link} />;
  return <DraftBanner draft={props.draft} path={props.path} origin={props.origin} />;
}

/** A draft, for its editor or for people with a link to it. */
function PreviewPage(props: PreviewPageProps) {
  if (props.kind === 'nothing') {
    const { title, text, shell, isLink } = props;
    const head = pageHead({ site: shell.generalSettings, title, robots: 'noindex' });
    return (
      <SiteShell shell={shell} head={head} sheet="preview" withoutToolbar={isLink}>
        <Notice title={title}>
          <p>{text}</p>
          <ButtonRow>
            <ButtonLink href="/">{texts.toFrontPage}</ButtonLink>
          </ButtonRow>
        </Notice>
      </SiteShell>
    );
  }
  const { kind, page } = props;
  return (
    <SiteShell
      shell={page.shell}
      head={page.head}
      sheet="preview"
      edits={kind === 'draft' ? editedContent(page.seed) : undefined}
      withoutToolbar={kind === 'shared'}
      above={<Above {...props} />}
    >
      <page.Component data={page.data} seed={page.seed} />
    </SiteShell>
  );
}

async function loadShared(token: string, { locals }: PageRequest) {
  // A preview link must not leak through clicks.
  const headers = { 'referrer-policy': 'no-referrer' };
  const tools = previewTools(locals);
  const shared = await openShared(token, { ...tools, key: signingKey('preview-link'), now: Date.now() });
  if (shared) return { props: { kind: 'shared' as const, ...shared }, headers };
  const { linkEndedTitle: title, linkEnded: text } = texts;
  const shell = await loadShell(locals.queryShared);
  return { props: { kind: 'nothing' as const, title, text, shell, isLink: true }, status: 410, headers };
}

async function loadDraft({ request, locals }: PageRequest) {
  const tools = previewTools(locals);
  const screen = await openPreview(request, tools);
  if (screen instanceof Response) return screen;
  const { cookies } = screen;
  // An editor's forms have to send their origin.
  const headers = { 'referrer-policy': 'same-origin' };
  if (screen.kind === 'nothing') {
    const { title, text, status } = screen;
    const shell = await loadShell(locals.queryShared);
    return { props: { kind: screen.kind, title, text, shell, isLink: false }, status, headers, cookies };
  }
  const { cmsUrl, origin } = tools.editors;
  return {
    props: { kind: screen.kind, page: screen.page, draft: screen, path: withoutLogin(new URL(request.url)), origin },
    headers,
    cookies,
    frameAncestors: `'self' ${new URL(cmsUrl).origin}`,
  };
}

export const page = definePage<PreviewPageProps>({
  load(request) {
    const token = request.url.searchParams.get('link');
    return token === null ? loadDraft(request) : loadShared(token, request);
  },
  Page: PreviewPage,
});
