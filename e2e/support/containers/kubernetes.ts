import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import ts from 'typescript';

/** Where the type of each kind of manifest is, in types that were made from Kubernetes' API. */
const modules: Record<string, string> = {
  ConfigMap: 'core/v1',
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking/v1',
  Namespace: 'core/v1',
  NetworkPolicy: 'networking/v1',
  PersistentVolumeClaim: 'core/v1',
  PodDisruptionBudget: 'policy/v1',
  Secret: 'core/v1',
  Service: 'core/v1',
};

/** A manifest as a constant of its type, which must have no other fields. */
function declaration(manifest: unknown, index: number): string {
  const kind = typeof manifest === 'object' && manifest !== null && 'kind' in manifest ? String(manifest.kind) : '';
  const module = modules[kind];
  if (module === undefined) throw new Error(`A manifest of the kind "${kind}" is not expected in deploy/kubernetes.`);
  return [
    `import type { ${kind} as Kind${index} } from 'kubernetes-types/${module}';`,
    `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest, null, 2)};`,
  ].join('\n');
}

/** What TypeScript has against manifests: fields that Kubernetes does not know, missing ones, and those of another type. */
export function kubernetesFindings(manifests: readonly unknown[]): string[] {
  const file = join(root, 'e2e', 'manifests.ts');
  const source = manifests.map(declaration).join('\n');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, rest[0]) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
