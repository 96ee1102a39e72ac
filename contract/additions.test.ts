import { readFileSync } from 'node:fs';
import { type ContentTypeDefinition, contentType } from '@headwater/content-model/content-type.ts';
import { type ContentModel, contentModel } from '@headwater/content-model/model.ts';
import { buildSchema, type GraphQLSchema, isObjectType, parse, print, printSchema, validate } from 'graphql';
import { expect, test } from 'vitest';
import { additionsTo, extended } from './additions.ts';
import { cutSchema } from './cut-schema.ts';
import { recordedSchema, schemaFiles, wholeSchema } from './recorded-schema.ts';
import { keptFields } from './subset.ts';

const recorded = recordedSchema();

const event = {
  singleName: 'event',
  pluralName: 'events',
  label: 'Events',
  archive: '/event/',
  fields: { place: 'text', seats: 'number' },
  groups: { eventProgram: { talks: { rows: { title: 'text', speakers: { kind: 'pages', max: 2 } } }, flyer: 'file' } },
} as const satisfies ContentTypeDefinition;

function modelWith(changes: Partial<ContentModel>): ContentModel {
  return { ...contentModel, ...changes };
}

const withEvents = modelWith({
  contentTypes: { ...contentModel.contentTypes, event: contentType('event', event) },
});

/** Each made once for a model, which takes some tenths of a second. */
const wordpresses = new Map([[contentModel, wholeSchema()]]);
const contracts = new Map<ContentModel, GraphQLSchema>();

/** The recorded WordPress with the additions of a model. */
function wordpressWith(model: ContentModel): GraphQLSchema {
  const made = wordpresses.get(model) ?? extended(recorded, additionsTo(recorded, model));
  wordpresses.set(model, made);
  return made;
}

/** The contract of a model, as the site and the local CMS get it. */
function contractOf(model: ContentModel): GraphQLSchema {
  const made = contracts.get(model) ?? buildSchema(cutSchema(wordpressWith(model), keptFields(model)));
  contracts.set(model, made);
  return made;
}

function problems(model: ContentModel, query: string): string[] {
  return validate(contractOf(model), parse(query)).map(({ message }) => message);
}

test.each([
  ['the content model', contentModel],
  ['a model with a content type of its own', withEvents],
])('a WordPress with the additions of %s has everything', (_name, model) => {
  expect(additionsTo(wordpressWith(model), model)).toBe('');
});

test('a new content type can be queried like a recorded one', () => {
  expect(
    problems(
      withEvents,
      `{
        event(id: "5", idType: DATABASE_ID) { title uri date template { templateName } revisions { nodes { id } } }
        events(first: 3, where: { status: PUBLISH }) { nodes { id } pageInfo { endCursor } }
        contentNodes(where: { contentTypes: [EVENT] }) { nodes { ... on Event { place seats } } }
      }`,
    ),
  ).toEqual([]);
});

test('a new content type has no text, excerpt, featured image or author unless it supports them', () => {
  const bare = contentType('event', { ...event, supports: ['author'] });
  const model = modelWith({ contentTypes: { ...contentModel.contentTypes, event: bare } });
  expect(problems(model, '{ events { nodes { author { node { name } } } } }')).toEqual([]);
  expect(problems(model, '{ events { nodes { content excerpt featuredImageDatabaseId } } }')).toEqual([
    'Cannot query field "content" on type "Event".',
    'Cannot query field "excerpt" on type "Event".',
    'Cannot query field "featuredImageDatabaseId" on type "Event".',
  ]);
});

test('the enum value of a slug with a hyphen has an underscore, as in WordPress', () => {
  expect(contentType('case-study', event).enumValue).toBe('CASE_STUDY');
});

test('the groups of a new content type have their own types with rows and connections', () => {
  expect(
    problems(
      withEvents,
      `{ event(id: "5") { eventProgram { flyer { node { id } } talks { title speakers(first: 2) { nodes { id } } } } } }`,
    ),
  ).toEqual([]);
});

test('only a field that is a connection takes arguments for paging', () => {
  expect(
    problems(withEvents, '{ events { nodes { place(first: 1) eventProgram { flyer(first: 1) { node { id } } } } } }'),
  ).toEqual([
    'Unknown argument "first" on field "Event.place".',
    'Unknown argument "first" on field "EventProgram.flyer".',
  ]);
});

test('a new content type has no custom fields of the types that it is copied from', () => {
  const fields = contractOf(withEvents).getType('Event');
  expect(printSchema(contractOf(withEvents))).not.toMatch(/eventContent|eventAuthor/);
  expect(fields && 'getFields' in fields && Object.keys(fields.getFields())).not.toContain('summary');
});

test("new fields, groups, templates and menu locations extend WordPress's", () => {
  const { page, project } = contentModel.contentTypes;
  if (!page || !project) throw new Error('The model has pages and projects.');
  const model = modelWith({
    contentTypes: {
      ...contentModel.contentTypes,
      project: { ...project, fields: { ...project.fields, customer: 'text' } },
      page: { ...page, groups: { ...page.groups, notice: { noticeText: 'wysiwyg' } } },
    },
    templates: {
      ...contentModel.templates,
      'Price List': { contentTypes: ['page'], groups: { prices: { year: 'number' } } },
    },
    menuLocations: { ...contentModel.menuLocations, legal: 'LEGAL' },
  });
  expect(
    problems(
      model,
      `{
        projects { nodes { summary customer } }
        pages { nodes { notice { noticeText } template { ... on Template_PriceList { templateName prices { year } } } } }
        menuItems(where: { location: LEGAL }) { nodes { label } }
      }`,
    ),
  ).toEqual([]);
});

test('choices and inputs of a quiz have the types of WPGraphQL for Gravity Forms', () => {
  const contract = contractOf(contentModel);
  const parts = ['QuizCheckboxField', 'QuizRadioField', 'QuizSelectField'].map((name) => {
    const type = contract.getType(name);
    const { choices, inputs } = isObjectType(type) ? type.getFields() : {};
    return `${choices?.type} ${inputs?.type}`;
  });
  expect(parts).toEqual([
    '[QuizCheckboxFieldChoice] [QuizCheckboxInputProperty]',
    '[QuizRadioFieldChoice] [GfFieldInput]',
    '[QuizSelectFieldChoice] [GfFieldInput]',
  ]);
});

test('rejects a hierarchical content type with advice on what to do instead', () => {
  const tree = contentType('chapter', {
    singleName: 'chapter',
    pluralName: 'chapters',
    label: 'Chapters',
    hierarchical: true,
  });
  const model = modelWith({ contentTypes: { ...contentModel.contentTypes, chapter: tree } });
  expect(() => additionsTo(recorded, model)).toThrow(/"chapter" is hierarchical.*npm run contract:pull/);
});

test('the contract is up to date with the content model (`npm run model`)', () => {
  const stored = print(parse(readFileSync(schemaFiles.contract, 'utf8')));
  expect(stored === cutSchema(wholeSchema(), keptFields(contentModel))).toBe(true);
});
