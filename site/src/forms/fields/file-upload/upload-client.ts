/** The server's refusal of a file, with its text for the visitor. */
export class UploadRefusedError extends Error {
  override readonly name = 'UploadRefusedError';
}

/** What is uploaded, and for which field. */
export interface UploadTarget {
  form: number;
  field: number;
  file: File;
}

interface UploadOptions {
  /** Called with the bytes that have arrived. */
  onProgress: (bytes: number) => void;
  /** Called when the connection fails; the upload goes on by itself. */
  onStall: () => void;
  signal: AbortSignal;
  store?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

interface UploadResponse {
  status: number;
  header(name: string): string | null;
  text: string;
}

const PATH = '/api/uploads';
/** Bytes of a request: small enough to arrive on a slow line before the server gives up, then as fast as the line. */
const PIECE = { least: 16 * 1024, first: 128 * 1024, most: 4 * 1024 * 1024 };
/** Milliseconds that one piece should take. */
const PIECE_MS = { short: 1_500, long: 6_000 };
/** Attempts without a byte of progress, with pauses that double up to 10 s: about a minute. */
const ATTEMPTS = 8;

/** Refusals that another attempt does not change. */
const FINAL = new Set([400, 403, 404, 413, 415, 422, 429, 507]);

/** XMLHttpRequest, because fetch does not report the progress of what it sends. */
function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  { body, onProgress, signal }: { body?: Blob; onProgress?: (bytes: number) => void; signal?: AbortSignal } = {},
): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.timeout = 20_000;
    for (const [name, value] of Object.entries({ 'Tus-Resumable': '1.0.0', ...headers })) {
      request.setRequestHeader(name, value);
    }
    if (onProgress) request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () =>
      resolve({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        text: request.responseText.trim(),
      });
    request.onerror = () => reject(new Error('The connection failed.'));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(signal?.reason ?? new Error('The upload was removed.'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
}

function accepted(response: UploadResponse, expected: number): UploadResponse {
  if (response.status === expected) return response;
  if (FINAL.has(response.status)) throw new UploadRefusedError(response.text);
  throw new Error(`${PATH} responded with ${response.status}.`);
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

async function create({ form, field, file }: UploadTarget, signal: AbortSignal): Promise<string> {
  const metadata = { form: String(form), field: String(field), name: file.name };
  const headers = {
    'Upload-Length': String(file.size),
    'Upload-Metadata': Object.entries(metadata)
      .map(([name, value]) => `${name} ${base64(value)}`)
      .join(),
  };
  const response = accepted(await send('POST', PATH, headers, { signal }), 201);
  return response.header('Location')?.split('/').at(-1) ?? '';
}

/** Bytes that the server has; undefined when it no longer has the upload. */
async function offsetOf(id: string, signal: AbortSignal): Promise<number | undefined> {
  const response = await send('HEAD', `${PATH}/${id}`, {}, { signal });
  if (response.status === 404 || response.status === 410) return undefined;
  return Number(accepted(response, 200).header('Upload-Offset'));
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** The same file chosen again after a reload continues where it stopped. */
function storageKey({ form, field, file }: UploadTarget): string {
  return `upload:${form}:${field}:${file.name}:${file.size}:${file.lastModified}`;
}

/**
 * Uploads a file in pieces, over any number of failures, from where an earlier attempt stopped.
 * @returns the upload's ID
 * @throws UploadRefusedError when the server refuses it, Error when the connection fails for a minute
 */
export async function uploadFile(target: UploadTarget, options: UploadOptions): Promise<string> {
  const { onProgress, onStall, signal, store = sessionStorage } = options;
  const { file } = target;
  const key = storageKey(target);
  let id = store.getItem(key) ?? '';
  let offset: number | undefined;
  let piece = PIECE.first;
  let failures = 0;
  for (;;) {
    try {
      if (id !== '') offset ??= await offsetOf(id, signal);
      if (offset === undefined) {
        id = await create(target, signal);
        store.setItem(key, id);
        offset = 0;
      }
      if (offset >= file.size) return id;
      onProgress(offset);
      const from = offset;
      const startedAt = performance.now();
      const headers = { 'Upload-Offset': String(from), 'Content-Type': 'application/offset+octet-stream' };
      const body = file.slice(from, from + piece);
      const report = (bytes: number) => onProgress(Math.min(from + bytes, file.size));
      const response = await send('PATCH', `${PATH}/${id}`, headers, { body, signal, onProgress: report });
      offset = Number(accepted(response, 204).header('Upload-Offset'));
      failures = 0;
      const took = performance.now() - startedAt;
      if (took < PIECE_MS.short) piece = Math.min(piece * 2, PIECE.most);
      if (took > PIECE_MS.long) piece = Math.max(piece / 2, PIECE.least);
    } catch (error) {
      if (signal.aborted || error instanceof UploadRefusedError) {
        store.removeItem(key);
        throw error;
      }
      const before = offset;
      failures += 1;
      if (failures > ATTEMPTS) throw error;
      onStall();
      await pause(Math.min(10_000, 500 * 2 ** failures), signal);
      piece = Math.max(piece / 2, PIECE.least);
      // What has arrived of the piece is on the server's disk.
      offset = id === '' ? undefined : await offsetOf(id, signal).catch(() => before);
      if (offset !== undefined && before !== undefined && offset > before) failures = 0;
      if (offset === undefined) id = '';
    }
  }
}

/** Deletes an upload; the server's sweep does it when this request is lost. */
export function removeUpload(id: string): void {
  send('DELETE', `${PATH}/${id}`, {}).catch(() => undefined);
}
