import { type LockedPackages, type ProductionPackage, productionPackages, resolveLocked } from './locked-packages.ts';

/** The product in an SBOM. */
interface Product {
  name: string;
  version: string;
  license: string;
}

/** `pkg:npm/%40scope/name@1.2.3`, the package URL of the purl specification. */
function purl(name: string, version: string): string {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}

/** Lock files have checksums in base64, CycloneDX in hexadecimal digits. */
function hashes(integrity = ''): { alg: string; content: string }[] {
  return integrity.split(' ').flatMap((value) => {
    const [, bits, content] = /^sha(256|384|512)-(.+)$/.exec(value) ?? [];
    return content ? [{ alg: `SHA-${bits}`, content: Buffer.from(content, 'base64').toString('hex') }] : [];
  });
}

/** An SPDX identifier, or an expression of several. */
function licenses(license: string) {
  if (license === '') return [];
  return [/[\s()]/.test(license) ? { expression: license } : { license: { id: license } }];
}

function component({ path, name, version, license, entry }: ProductionPackage) {
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    // A build for another platform is not installed everywhere.
    scope: entry.optional ? 'optional' : 'required',
    hashes: hashes(entry.integrity),
    licenses: licenses(license),
    purl: purl(name, version),
    ...(entry.resolved && { externalReferences: [{ type: 'distribution', url: entry.resolved }] }),
  };
}

/** The locked packages that the one at `path` depends on; optional ones and peers may be missing. */
function dependsOn(packages: LockedPackages, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const found = names.flatMap((name) => resolveLocked(packages, path, name) ?? []);
  return found.filter((target) => !packages[target]?.dev && !packages[target]?.link);
}

/**
 * A list of everything that the product is made of, in CycloneDX 1.6. Without time and serial number, so that the
 * same lock file gives the same bytes.
 */
export function createSbom(packages: LockedPackages, product: Product) {
  const parts = productionPackages(packages);
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  const direct = workspaces.flatMap((path) => dependsOn(packages, path));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        type: 'application',
        'bom-ref': product.name,
        name: product.name,
        version: product.version,
        licenses: licenses(product.license),
      },
    },
    components: parts.map(component),
    dependencies: [
      { ref: product.name, dependsOn: [...new Set(direct)].toSorted() },
      ...parts.map(({ path }) => ({ ref: path, dependsOn: [...new Set(dependsOn(packages, path))].toSorted() })),
    ],
  };
}
