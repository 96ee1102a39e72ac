import * as texts from '@headwater/brand/texts.ts';
import { CallToAction } from '../../blocks/call-to-action/call-to-action.tsx';
import { EditorText } from '../../blocks/editor-text/editor-text.tsx';
import { EntryBanner } from '../../blocks/entry-banner/entry-banner.tsx';
import { chooseOthers } from '../../blocks/more-entries/choose-others.ts';
import { MoreEntries } from '../../blocks/more-entries/more-entries.tsx';
import { PageBody } from '../../blocks/page-body/page-body.tsx';
import type { ResultOf } from '../../cms-client/graphql.ts';
import { plainText, titleText } from '../../content/plain-text.ts';
import { listCrumbs } from '../list-trail.ts';
import type { TemplateProps } from '../template-entry.ts';
import type { GetProject } from './project.query.ts';

/** A project, with links to others. */
export function Project({ data: { project, older, newest }, seed }: TemplateProps<ResultOf<typeof GetProject>>) {
  if (!project) return null;
  return (
    <>
      <EntryBanner
        crumbs={listCrumbs(seed.list)}
        title={plainText(project.projectTitle) || titleText(project.title)}
        of={project}
        variant={project.summary ? 'split' : 'default'}
      >
        <EditorText html={project.summary} />
      </EntryBanner>
      <PageBody html={project.contentArea} />
      <PageBody html={project.content} />
      <MoreEntries
        title={texts.moreProjects}
        entries={chooseOthers(project.id, older?.nodes ?? [], newest?.nodes ?? [], 3)}
      />
      <CallToAction />
    </>
  );
}
