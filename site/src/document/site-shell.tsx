import * as texts from '@headwater/brand/texts.ts';
import '../styles/site.css';
import { browserColors } from '@headwater/brand/browser-colors.ts';
import { firstFonts } from '@headwater/brand/fonts.ts';
import type { ReactNode } from 'react';
import { ConsentBanner } from '../blocks/consent-banner/consent-banner.tsx';
import { env } from '../config/env.ts';
import { siteConfig } from '../config/site.config.ts';
import type { EditedContent } from '../editors/toolbar/edited-content.ts';
import { menuName, menuTree } from '../navigation/menu-tree.ts';
import { PrintHead } from '../navigation/print-head.tsx';
import { SiteFooter } from '../navigation/site-footer.tsx';
import { SiteHeader } from '../navigation/site-header.tsx';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { Script, Sheet } from '../page-files/page-files.tsx';
import type { SheetName } from '../page-files/sheet-sources.ts';
import { useRendering } from '../rendering/rendering.ts';
import type { PageHead } from '../seo/head.ts';
import { SeoHead } from '../seo/seo-head.tsx';

const container = env.TAG_CONTAINER_ID;
const { scriptOrigin, dataOrigins } = siteConfig.tagManager;

/** Names the owner's tag container, which loads once the visitor allows it. */
function TagManager() {
  const { thirdParties } = useRendering().locals;
  if (!container) return null;
  const sources = [scriptOrigin, ...dataOrigins];
  thirdParties.measurement = { 'script-src': [scriptOrigin], 'connect-src': sources, 'img-src': sources };
  return (
    <>
      <meta name="tag-container" content={container} data-origin={scriptOrigin} data-third-party="measurement" />
      <Script name="tag-manager" />
    </>
  );
}

interface SiteShellProps {
  head: PageHead;
  children: ReactNode;
  /** Menus and site title; absent on pages that must render without the CMS. */
  shell?: SiteShellData | undefined;
  /** Path of the list that the page belongs to without being below it, such as the blog of a post. */
  list?: string | undefined;
  /** The content that editors can edit; absent on pages without content of their own. */
  edits?: EditedContent | undefined;
  /** Above the site's header. */
  above?: ReactNode;
  /** The stylesheet of pages of this kind. */
  sheet?: SheetName;
  /** On pages for people with a preview link and no account. */
  withoutToolbar?: boolean;
  /** On pages whose URL is a secret, which tags would report. */
  withoutTags?: boolean;
  /** Seconds after which the page reloads itself when scripts are off. */
  refreshSeconds?: number;
}

/** The document of every page: head, header, footer, and the page between them. */
export function SiteShell({
  head,
  children,
  shell,
  list,
  edits,
  above,
  sheet,
  withoutToolbar = false,
  withoutTags = false,
  refreshSeconds,
}: SiteShellProps) {
  const page = { path: useRendering().url.pathname, list };
  const headerNodes = shell?.headerMenuItems?.nodes ?? [];
  return (
    <html lang={texts.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SeoHead head={head} />
        {refreshSeconds !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={String(refreshSeconds)} />
          </noscript>
        )}
        {firstFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content={browserColors.theme} />
        {!withoutTags && <TagManager />}
        <Sheet name="site" />
        {sheet && <Sheet name={sheet} />}
      </head>
      <body
        data-edit-type={edits?.typeName}
        data-edit-id={edits?.databaseId}
        data-toolbar={withoutToolbar ? 'off' : undefined}
      >
        <a className="skip-link" href="#main-content">
          {texts.skipToContent}
        </a>
        <ConsentBanner />
        {above}
        <PrintHead path={page.path} />
        <SiteHeader items={menuTree(headerNodes)} menuName={menuName(headerNodes)} page={page} />
        <main id="main-content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter items={menuTree(shell?.footerMenuItems?.nodes ?? [])} page={page} />
        <Script name="shell" />
      </body>
    </html>
  );
}
