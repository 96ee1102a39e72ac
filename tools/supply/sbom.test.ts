import { expect, test } from 'vitest';
import { licenseList, withoutAllowedLicense } from './licenses.ts';
import { type LockedPackages, productionPackages } from './locked-packages.ts';
import { createSbom } from './sbom.ts';

const digest = Buffer.from('checksum').toString('base64');
const lock: LockedPackages = {
  site: { dependencies: { '@scope/a': '1.0.0', gone: '1.0.0' }, optionalDependencies: { b: '2.0.0' } },
  'node_modules/@headwater/site': { link: true },
  'node_modules/@scope/a': {
    version: '1.0.0',
    license: 'MIT',
    integrity: `sha512-${digest} sha1-x`,
    resolved: 'https://registry.example/a',
    dependencies: { b: '1.0.0', tool: '1.0.0' },
    peerDependencies: { c: '*' },
  },
  'node_modules/@scope/a/node_modules/b': { version: '1.0.0', license: '(MIT OR ISC)' },
  'node_modules/b': { version: '2.0.0', optional: true },
  'node_modules/c': { name: 'real-c', version: '3.0.0', license: 'GPL-3.0-only' },
  'node_modules/tool': { version: '1.0.0', dev: true, license: 'MIT' },
};

test('an SBOM has each package with its checksums, license, origin and dependencies', () => {
  const sbom = createSbom(lock, { name: 'product', version: '1.2.3', license: 'MIT' });
  expect(sbom).toEqual({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        type: 'application',
        'bom-ref': 'product',
        name: 'product',
        version: '1.2.3',
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
        purl: 'pkg:npm/%40scope/a@1.0.0',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: Buffer.from('checksum').toString('hex') }],
        externalReferences: [{ type: 'distribution', url: 'https://registry.example/a' }],
      },
      {
        type: 'library',
        'bom-ref': 'node_modules/@scope/a/node_modules/b',
        name: 'b',
        version: '1.0.0',
        scope: 'required',
        purl: 'pkg:npm/b@1.0.0',
        licenses: [{ expression: '(MIT OR ISC)' }],
        hashes: [],
      },
      {
        type: 'library',
        'bom-ref': 'node_modules/b',
        name: 'b',
        version: '2.0.0',
        scope: 'optional',
        purl: 'pkg:npm/b@2.0.0',
        licenses: [],
        hashes: [],
      },
      {
        type: 'library',
        'bom-ref': 'node_modules/c',
        name: 'real-c',
        version: '3.0.0',
        scope: 'required',
        purl: 'pkg:npm/real-c@3.0.0',
        hashes: [],
        licenses: [{ license: { id: 'GPL-3.0-only' } }],
      },
    ],
    dependencies: [
      { ref: 'product', dependsOn: ['node_modules/@scope/a', 'node_modules/b'] },
      { ref: 'node_modules/@scope/a', dependsOn: ['node_modules/@scope/a/node_modules/b', 'node_modules/c'] },
      { ref: 'node_modules/@scope/a/node_modules/b', dependsOn: [] },
      { ref: 'node_modules/b', dependsOn: [] },
      { ref: 'node_modules/c', dependsOn: [] },
    ],
  });
});

test('lists licenses in order, with their packages', () => {
  const packages = productionPackages(lock);
  expect(licenseList([...packages, ...packages])).toBe(
    '(MIT OR ISC)\tb@1.0.0\nGPL-3.0-only\treal-c@3.0.0\nMIT\t@scope/a@1.0.0\nnone declared\tb@2.0.0\n',
  );
});

test('names the packages whose license is not allowed or not declared', () => {
  expect(withoutAllowedLicense(productionPackages(lock)).map(({ path }) => path)).toEqual([
    'node_modules/b',
    'node_modules/c',
  ]);
});

test.each([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])('a package under %s may be shipped', (license) => {
  const entry = { version: '1.0.0', license };
  expect(withoutAllowedLicense(productionPackages({ 'node_modules/a': entry }))).toEqual([]);
});
