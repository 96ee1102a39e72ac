import type { ContentTypeDefinition } from '../content-type.ts';

export const project = {
  singleName: 'project',
  pluralName: 'projects',
  label: 'Projects',
  archive: '/project/',
  fields: { projectTitle: 'text', summary: 'textarea', contentArea: 'wysiwyg' },
  listed: { title: 'projectTitle', text: 'summary' },
} as const satisfies ContentTypeDefinition;
