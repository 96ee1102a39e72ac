import { expect, test } from 'vitest';
import { contentType } from './content-type.ts';
import { contentModel } from './model.ts';
import { modelJson } from './model-json.ts';

test('a content type comes with everything that was left to the defaults', () => {
  const event = contentType('event', {
    singleName: 'event',
    pluralName: 'events',
    label: 'Events',
    archive: '/event/',
    fields: { venue: 'text', size: { choices: ['small', 'large'] } },
    groups: { eventProgram: { talks: { rows: { speakers: { kind: 'pages', max: 2 } }, max: 9 } } },
  });
  const [json] = modelJson({ contentTypes: { event }, templates: {}, menuLocations: {} }).contentTypes;
  expect(json).toEqual({
    slug: 'event',
    singleName: 'event',
    pluralName: 'events',
    label: 'Events',
    archive: '/event/',
    hierarchical: false,
    hasOwnPage: true,
    sitePath: null,
    isWritten: true,
    supports: ['author', 'editor', 'excerpt', 'thumbnail'],
    fields: [
      { name: 'venue', kind: 'text' },
      { name: 'size', kind: 'choice', choices: ['small', 'large'] },
    ],
    groups: [
      {
        name: 'eventProgram',
        fields: [{ name: 'talks', kind: 'repeater', max: 9, rows: [{ name: 'speakers', kind: 'pages', max: 2 }] }],
      },
    ],
    frontPageGroups: [],
  });
});

test('the whole model survives JSON, with every type, template and menu location', () => {
  const json = modelJson(contentModel);
  expect(JSON.parse(JSON.stringify(json))).toEqual(json);
  expect(json.contentTypes.map(({ slug }) => slug)).toEqual(Object.keys(contentModel.contentTypes));
  expect(json.templates.map(({ label }) => label)).toEqual(Object.keys(contentModel.templates));
  expect(json.menuLocations).toContainEqual({ slug: 'primary', name: 'PRIMARY' });
});
