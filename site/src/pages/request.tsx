import { createHash } from 'node:crypto';
import * as texts from '@headwater/brand/texts.ts';
import { FormIsland } from '../blocks/form-embed/form-island.tsx';
import { RequestListBlock } from '../blocks/request-list/request-list.tsx';
import { permalink } from '../config/cms-places.ts';
import { requestPath } from '../config/request-path.ts';
import { siteConfig } from '../config/site.config.ts';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { initialValues } from '../forms/model/initial-values.ts';
import { forBrowser } from '../forms/server/for-browser.ts';
import { sectionHeading } from '../forms/server/section-heading.ts';
import { shellInTime } from '../navigation/shell-in-time.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { Script, Sheet } from '../page-files/page-files.tsx';
import { encodeList } from '../request-list/request-list.ts';
import type { RequestView } from '../request-list/request-view.ts';
import { headWithoutCms, pageHead } from '../seo/head.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Section } from '../ui/section/section.tsx';

const { request } = texts;

/** The form that sends the list. Its token is the list's number, by which the lead and the list are the same thing. */
function RequestForm({ view: { form, list } }: { view: RequestView }) {
  if (!form) {
    const __html = request.noForm(permalink(siteConfig.paths.contact));
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of the brand
    return <p dangerouslySetInnerHTML={{ __html }} />;
  }
  const { definition, value } = form;
  const others = initialValues(definition).filter(({ id }) => id !== value.id);
  // A draft of the same form with an earlier list must not replace this one.
  const version = createHash('sha256').update(encodeList(list)).digest('base64url').slice(0, 16);
  return (
    <FormIsland
      of={definition}
      form={{ ...forBrowser(definition), version: `${definition.version}:${version}` }}
      parameters={[]}
      pagePath={requestPath}
      sectionHeading={sectionHeading({ hasTitle: true })}
      resumed={{ values: [...others, value], page: 1, token: list.id }}
    />
  );
}

interface RequestPageProps {
  view: RequestView;
  shell: SiteShellData | undefined;
}

/** What one visitor asks prices for, and the form that sends it. */
function RequestPage({ view, shell }: RequestPageProps) {
  const { title } = request;
  const head = shell
    ? pageHead({ site: shell.generalSettings, title, path: requestPath, robots: 'noindex' })
    : headWithoutCms(title);
  return (
    <SiteShell shell={shell} head={head} sheet="request" withoutTags>
      <Sheet name="forms" />
      <Banner title={title} />
      <Section>
        <p>{request.introduction}</p>
        <RequestListBlock view={view} sharedText={view.shared ? encodeList(view.shared) : ''} />
        {view.list.lines.length > 0 && (
          <>
            <h2 data-until-sent="">{request.formTitle}</h2>
            <RequestForm view={view} />
            <Script name="after-sending" />
          </>
        )}
      </Section>
    </SiteShell>
  );
}

export const page = definePage({
  async load({ locals }) {
    const view = locals.request;
    if (!view) return new Response('Not found.\n', { status: 404 });
    return { props: { view, shell: await shellInTime(locals) } };
  },
  Page: RequestPage,
});
