import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { compareVersions } from './version-floors.ts';

interface Rule {
  description: string;
  matchPackageNames?: string[];
  /** Names as package.json has them, where one package comes in two versions. */
  matchDepNames?: string[];
  allowedVersions?: string;
  enabled?: boolean;
}

// This repository's own file.
const settings = JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8')) as {
  schedule: string[];
  rangeStrategy: string;
  packageRules: Rule[];
};

const namesOf = ({ matchPackageNames = [], matchDepNames = [] }: Rule) => [...matchPackageNames, ...matchDepNames];

function ruleFor(name: string): Rule | undefined {
  return settings.packageRules.find((rule) => namesOf(rule).includes(name));
}

test('Renovate proposes updates once a week, in groups, with exact versions', () => {
  expect(settings).toMatchObject({ schedule: ['before 6am on monday'], rangeStrategy: 'pin' });
  expect(settings.packageRules.filter((rule) => 'groupName' in rule).length).toBeGreaterThanOrEqual(3);
  for (const { description } of settings.packageRules) expect(description).toMatch(/\.$/);
});

test.each(['node', 'graphql', 'typescript', 'react'])('Renovate keeps %s on the line that is installed', (name) => {
  const { allowedVersions = '' } = ruleFor(name) ?? {};
  const [, sign, line = ''] = /^([~^])(\d+(?:\.\d+)?)$/.exec(allowedVersions) ?? [];
  expect(sign, `${name}: ${allowedVersions}`).toBeDefined();
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { version } = lock.packages[`node_modules/${name}`];
  expect(version.startsWith(`${line}.`), `${name} ${version}`).toBe(true);
  expect(compareVersions(version, line)).toBeGreaterThanOrEqual(0);
});

test('a document says why a package is held back', () => {
  const held = settings.packageRules.filter((rule) => rule.allowedVersions !== undefined || rule.enabled === false);
  const reasons = held.filter((rule) => namesOf(rule).length > 0).map(({ description }) => description);
  expect(reasons).not.toEqual([]);
  for (const reason of reasons) {
    const [, number = ''] = /docs\/decisions\/(\d{4})/.exec(reason) ?? [];
    expect(number, reason).toMatch(/^000[26]$/);
  }
});
