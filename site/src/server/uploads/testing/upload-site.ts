import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contactForm, startStandInCms } from '../../../leads/testing/stand-in-cms.ts';
import { uploadsFolder } from '../../../uploads/uploads-folder.ts';
import { SITE, startFormsServer } from '../../forms/testing/forms-server.ts';

/** Takes up to two drawings of a megabyte each. */
const drawingField = {
  __typename: 'FileUploadField',
  databaseId: 5,
  type: 'FILEUPLOAD',
  label: 'Drawing',
  visibility: 'VISIBLE',
  displayOnly: false,
  pageNumber: 1,
  isRequired: true,
  allowedExtensions: ['pdf', 'dwg'],
  maxFileSize: 1,
  canAcceptMultipleFiles: true,
  maxFiles: 2,
  conditionalLogic: null,
};

type ServerOptions = Partial<Parameters<typeof startFormsServer>[0]>;

/** A site whose CMS takes files through its REST API, and a form that requires one. */
export async function startUploadSite(options: ServerOptions = {}) {
  const cms = await startStandInCms();
  cms.form = { ...contactForm, formFields: { nodes: [...contactForm.formFields.nodes, drawingField] } };
  const server = await startFormsServer({ cmsUrl: cms.url, restKeys: { key: 'ck', secret: 'cs' }, ...options });
  const base = `http://127.0.0.1:${server.port}`;
  const headers = { origin: SITE, 'tus-resumable': '1.0.0' };
  const b64 = (text: string) => Buffer.from(text).toString('base64');

  function create(name: string, size: number, { form = 1, field = 5, origin = SITE } = {}) {
    const metadata = `form ${b64(String(form))},field ${b64(String(field))},name ${b64(name)}`;
    const own = { ...headers, origin, 'upload-length': String(size), 'upload-metadata': metadata };
    return fetch(`${base}/api/uploads`, { method: 'POST', headers: own });
  }
  function patch(path: string, offset: number, body: Uint8Array<ArrayBuffer>) {
    const own = { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    return fetch(base + path, { method: 'PATCH', headers: own, body });
  }
  return {
    cms,
    server,
    base,
    headers,
    create,
    patch,
    offset: async (path: string) =>
      Number((await fetch(base + path, { method: 'HEAD', headers })).headers.get('upload-offset')),
    remove: (path: string) => fetch(base + path, { method: 'DELETE', headers }),
    files: () => readdirSync(uploadsFolder(server.dataFolder)),
    pathOf: (name: string) => join(uploadsFolder(server.dataFolder), name),
    async upload(name: string, bytes: Uint8Array<ArrayBuffer>) {
      const path = (await create(name, bytes.length)).headers.get('location') ?? '';
      const response = await patch(path, 0, bytes);
      return {
        path,
        id: path.slice('/api/uploads/'.length),
        status: response.status,
        text: (await response.text()).trim(),
      };
    },
  };
}
