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

test('dependencies are found where Node finds them: nested ones first', () => {
  const packages = {
    '': {},
    site: { dependencies: { a: '1.0.0', b: '1.0.0' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2.0.0' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/b': { version: '1.0.0', license: 'MIT', optional: true },
    'node_modules/c': { version: '1.0.0', license: 'MIT', dev: true },
  };
  const { components, dependencies } = createSbom(packages, product);
  expect(components.map(({ name, version, scope }) => [name, version, scope])).toEqual([
    ['a', '1.0.0', 'required'],
    ['b', '2.0.0', 'required'],
    ['b', '1.0.0', 'optional'],
  ]);
  expect(dependencies).toEqual([
    { ref: 'headwater', dependsOn: ['node_modules/a', 'node_modules/b'] },
    { ref: 'node_modules/a', dependsOn: ['node_modules/a/node_modules/b'] },
    { ref: 'node_modules/a/node_modules/b', dependsOn: [] },
    { ref: 'node_modules/b', dependsOn: [] },
  ]);
});

test('an SBOM describes the product and its packages with their source, checksums and licenses', () => {
  const packages = {
    '': {},
    site: { dependencies: { '@scope/a': '1.0.0', gone: '1.0.0' }, peerDependencies: { b: '2.0.0' } },
    'node_modules/@scope/a': {
      version: '1.0.0',
      license: 'MIT OR ISC',
      integrity: 'sha512-AAEC sha1-AAEC',
      resolved: 'https://registry.npmjs.org/@scope/a/-/a-1.0.0.tgz',
    },
    'node_modules/b': { version: '2.0.0', license: '', optionalDependencies: { c: '1.0.0' } },
    'node_modules/c': { version: '1.0.0', license: 'ISC', optional: true },
  };
  expect(createSbom(packages, product)).toEqual({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        type: 'application',
        'bom-ref': 'headwater',
        name: 'headwater',
        version: '0.1.0',
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: [
      {
        type: 'library',
        'bom-ref': 'node_modules/@scope/a',
        name: '@scope/a',
        version: '1.0.0',
        scope: 'required',
        hashes: [{ alg: 'SHA-512', content: '000102' }],
        licenses: [{ expression: 'MIT OR ISC' }],
        purl: 'pkg:npm/%40scope/a@1.0.0',
        externalReferences: [{ type: 'distribution', url: 'https://registry.npmjs.org/@scope/a/-/a-1.0.0.tgz' }],
      },
      {
        type: 'library',
        'bom-ref': 'node_modules/b',
        name: 'b',
        version: '2.0.0',
        scope: 'required',
        hashes: [],
        licenses: [],
        purl: 'pkg:npm/b@2.0.0',
      },
      {
        type: 'library',
        'bom-ref': 'node_modules/c',
        name: 'c',
        version: '1.0.0',
        scope: 'optional',
        hashes: [],
        licenses: [{ license: { id: 'ISC' } }],
        purl: 'pkg:npm/c@1.0.0',
      },
    ],
    dependencies: [
      { ref: 'headwater', dependsOn: ['node_modules/@scope/a', 'node_modules/b'] },
      { ref: 'node_modules/@scope/a', dependsOn: [] },
      { ref: 'node_modules/b', dependsOn: ['node_modules/c'] },
      { ref: 'node_modules/c', dependsOn: [] },
    ],
  });
});
