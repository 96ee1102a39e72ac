import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { isAllowed, licenseList, withoutAllowedLicense } from './licenses.ts';
import { productionPackages } from './locked-packages.ts';
import { readLock } from './read-lock.ts';
import { createSbom } from './sbom.ts';

const product = { name: 'headwater', version: '0.1.0', license: 'MIT' };
const allowed = new Set(['MIT', 'ISC']);

test.each(['MIT', 'MIT AND ISC', '(MIT OR GPL-3.0-only)', 'GPL-2.0-only OR MIT AND ISC'])(
  'the license expression "%s" is allowed',
  (expression) => {
    expect(isAllowed(expression, allowed)).toBe(true);
  },
);

test.each([
  'GPL-3.0-only',
  '',
  'MIT AND GPL-3.0-only',
  'GPL-2.0-only OR MIT AND AGPL-3.0-only',
  '(MIT OR GPL-3.0-only) AND GPL-3.0-only',
  'SEE LICENSE IN LICENSE.md',
])('the license expression "%s" is not allowed', (expression) => {
  expect(isAllowed(expression, allowed)).toBe(false);
});

test('every package of the product has a license that is on the list', async () => {
  const packages = productionPackages(await readLock());
  expect(withoutAllowedLicense(packages).map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  expect(licenseList(packages)).toContain('MIT\treact@');
});

test('the SBOM lists every dependency of every workspace, with version and checksum', async () => {
  const packages = await readLock();
  const { components } = createSbom(packages, product);
  const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  for (const workspace of manifest('').workspaces) {
    const { dependencies = {} } = manifest(workspace);
    for (const [name, version] of Object.entries(dependencies)) {
      if (name.startsWith('@headwater/')) continue;
      const listed = components.find((part) => part.name === name && part.version === version);
      expect(listed, `${name} of ${workspace}`).toMatchObject({ hashes: [{ alg: 'SHA-512' }] });
    }
  }
  // What npm 11's own `npm sbom --omit dev` leaves out, because development tools need it as well.
  for (const name of ['react', 'graphql', 'sharp']) expect(components.map((part) => part.name)).toContain(name);
});

test('the SBOM has the form that CycloneDX 1.6 prescribes', async () => {
  const sbom = createSbom(await readLock(), product);
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  const references = [product.name, ...sbom.components.map((part) => part['bom-ref'])];
  expect(new Set(references).size).toBe(references.length);
  expect(sbom.dependencies.map(({ ref }) => ref)).toEqual(references);
  for (const { dependsOn } of sbom.dependencies) {
    expect(new Set(dependsOn).size).toBe(dependsOn.length);
    for (const target of dependsOn) expect(references).toContain(target);
  }
  for (const part of sbom.components) {
    expect(part.purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/);
    expect(part.scope).toMatch(/^(?:required|optional)$/);
    expect(part.licenses, part.name).toHaveLength(1);
    for (const { content } of part.hashes) expect(content).toMatch(/^(?:[\da-f]{64}|[\da-f]{96}|[\da-f]{128})$/);
  }
});

test('an SBOM has no development tools', async () => {
  const names = createSbom(await readLock(), product).components.map(({ name }) => name);
  for (const name of ['vitest', '@playwright/test', '@biomejs/biome', 'knip']) expect(names).not.toContain(name);
});
