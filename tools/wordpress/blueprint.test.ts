import { expect, test } from 'vitest';
import { blueprint } from './blueprint.ts';

const choices = { setup: 'setup();', import: 'import();', constants: { HEADWATER_SECRET: 'shared' } };
const ownSteps = [
  { step: 'runPHP', code: 'setup();' },
  { step: 'runPHP', code: 'import();' },
];

/** What each step installs, or the PHP that it runs. */
function stepsOf(more: { hasDownloads: boolean; gravityForms?: string }): unknown[] {
  return blueprint({ ...choices, ...more }).steps.map((step) => ('pluginData' in step ? step.pluginData : step));
}

test('a WordPress in Node has the network and the constants for every request', () => {
  expect(blueprint({ ...choices, hasDownloads: false })).toEqual({
    $schema: 'https://playground.wordpress.net/blueprint-schema.json',
    preferredVersions: { php: '8.3', wp: 'latest' },
    features: { networking: true },
    constants: { HEADWATER_SECRET: 'shared' },
    steps: ownSteps,
  });
});

test('a WordPress in Node installs the plugins of the site, WPGraphQL before its extensions', () => {
  expect(stepsOf({ hasDownloads: true })).toEqual([
    { resource: 'wordpress.org/plugins', slug: 'wp-graphql' },
    { resource: 'wordpress.org/plugins', slug: 'secure-custom-fields' },
    { resource: 'wordpress.org/plugins', slug: 'wpgraphql-acf' },
    { resource: 'wordpress.org/plugins', slug: 'faustwp' },
    ...ownSteps,
  ]);
});

test('a WordPress in Node activates no plugin while it installs it', () => {
  expect(blueprint({ ...choices, hasDownloads: true }).steps[0]).toMatchObject({
    step: 'installPlugin',
    ifAlreadyInstalled: 'skip',
    options: { activate: false },
  });
});

const bundled = { resource: 'bundled', path: 'gravityforms.zip' };

test("a WordPress in Node installs its owner's Gravity Forms", () => {
  expect(stepsOf({ hasDownloads: false, gravityForms: 'gravityforms.zip' })).toEqual([bundled, ...ownSteps]);
});

test('a WordPress in Node installs the GraphQL extension of Gravity Forms where it can be downloaded', () => {
  expect(stepsOf({ hasDownloads: true, gravityForms: 'gravityforms.zip' }).slice(4)).toEqual([
    bundled,
    { resource: 'url', url: expect.stringMatching(/^https:.*\/wp-graphql-gravity-forms\.zip$/) },
    ...ownSteps,
  ]);
});
