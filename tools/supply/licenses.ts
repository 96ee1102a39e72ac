import type { ProductionPackage } from './locked-packages.ts';

/** Licenses that packages of the product may have: SPDX identifiers, each with why it may be used. */
const allowedLicenses: Readonly<Record<string, string>> = {
  '0BSD': 'permissive, without a duty to name the author',
  'Apache-2.0': 'permissive, with a patent grant',
  'BlueOak-1.0.0': 'permissive',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  'CC0-1.0': 'public domain; data about CSS',
  ISC: 'permissive',
  'LGPL-3.0-or-later': 'libvips beside sharp: a library of its own, loaded as it was published',
  MIT: 'permissive',
  'MIT-0': 'permissive, without a duty to name the author',
  'MPL-2.0': 'Lightning CSS, for building only: its own files stay open, others are not affected',
  'OFL-1.1': 'fonts; they may be shipped with a site and not be sold alone',
  'Python-2.0': 'permissive',
  Unlicense: 'public domain',
};

/**
 * Whether an SPDX expression can be fulfilled with allowed licenses: all of `A AND B`, one of `A OR B`. `AND` binds
 * more tightly, as SPDX says; nested parentheses are refused.
 */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  if (plain === '' || /[()]/.test(plain)) return false;
  return plain.split(/ OR /i).some((choice) => choice.split(/ AND /i).every((license) => allowed.has(license.trim())));
}

/** Packages whose license is not on the list, or that declare none. */
export function withoutAllowedLicense(packages: readonly ProductionPackage[]): ProductionPackage[] {
  const allowed = new Set(Object.keys(allowedLicenses));
  return packages.filter(({ license }) => !isAllowed(license, allowed));
}

/** `license<tab>package@version` lines, sorted, each package once. */
export function licenseList(packages: readonly ProductionPackage[]): string {
  const lines = packages.map(({ license, name, version }) => `${license || 'none declared'}\t${name}@${version}`);
  return [...new Set(lines)]
    .toSorted()
    .map((line) => `${line}\n`)
    .join('');
}
