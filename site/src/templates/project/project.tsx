import * as texts from '@headwater/brand/texts.ts';
import { CallToAction } from '../../blocks/call-to-action/call-to-action.tsx';
import { EditorText } from '../../blocks/editor-text/editor-text.tsx';
import { chooseOthers } from '../../blocks/more-nodes/choose-others.ts';
import { MoreNodes } from '../../blocks/more-nodes/more-nodes.tsx';
import { NodeBanner } from '../../blocks/node-banner/node-banner.tsx';
import { PageBody } from '../../blocks/page-body/page-body.tsx';
import type { ResultOf } from '../../cms-client/graphql.ts';
import { plainText, titleText } from '../../content/plain-text.ts';
import { listCrumbs } from '../list-trail.ts';
import type { TemplateProps } from '../template.ts';
import type { GetProject } from './project.query.ts';

/** A project, with links to others. */
export function Project({ data: { project, older, newest }, seed }: TemplateProps<ResultOf<typeof GetProject>>) {
  if (!project) return null;
  return (
    <>
      <NodeBanner
        crumbs={listCrumbs(seed.list)}
        title={plainText(project.projectTitle) || titleText(project.title)}
        of={project}
        variant={project.summary ? 'split' : 'default'}
      >
        <EditorText html={project.summary} />
      </NodeBanner>
      <PageBody html={project.contentArea} />
      <PageBody html={project.content} />
      <MoreNodes
        title={texts.moreProjects}
        nodes={chooseOthers(project.id, older?.nodes ?? [], newest?.nodes ?? [], 3)}
      />
      <CallToAction />
    </>
  );
}
