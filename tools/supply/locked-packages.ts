/** An entry of package-lock.json, as far as it is used here. */
export interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  /** Needed by development tools only. */
  dev?: boolean;
  /** Missing without harm, such as a build for another platform. */
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Entries by their path, such as `node_modules/react`; those of the workspaces have none of `node_modules` in it. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** A package that is installed with the product. */
export interface ProductionPackage {
  /** Path in the lock file. */
  path: string;
  name: string;
  version: string;
  /** SPDX expression as the package declares it; empty when it declares none. */
  license: string;
  entry: LockedPackage;
}

/** The path at which Node finds a dependency of the package at `path`; undefined if none is locked. */
export function resolveLocked(packages: LockedPackages, path: string, name: string): string | undefined {
  const nested = path.split('/node_modules/');
  const folders = nested.map((_, index) => nested.slice(0, nested.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (candidate) => packages[candidate],
  );
}

/** Everything that is installed without development tools: builds for other platforms too, workspaces not. */
export function productionPackages(packages: LockedPackages): ProductionPackage[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      license: entry.license ?? '',
      entry,
    }));
}
