import { buffer } from 'node:stream/consumers';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { UPLOAD_ID } from '../../forms/fields/shared/chosen-file.ts';
import { type StoredUpload, StoreFullError, type UploadStore } from '../upload-store.ts';

interface StoredObject {
  size: number;
  metadata: Record<string, string | null>;
  bytes: Buffer;
  /** Epoch milliseconds. */
  writtenAt: number;
}

/** Takes pieces as an object store without folders would. */
class MemoryPieces extends DataStore {
  readonly objects: Map<string, StoredObject>;
  /** In bytes. */
  readonly freeBytes: () => number;

  constructor(objects: Map<string, StoredObject>, freeBytes: () => number) {
    super();
    this.objects = objects;
    this.freeBytes = freeBytes;
    this.extensions = ['creation', 'creation-with-upload'];
  }

  #objectOf(id: string): StoredObject {
    const found = this.objects.get(id);
    if (!found) throw ERRORS.FILE_NOT_FOUND;
    return found;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata = {} } = upload;
    this.objects.set(id, { size, metadata, bytes: Buffer.alloc(0), writtenAt: Date.now() });
    return upload;
  }

  override async write(stream: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    const object = this.#objectOf(id);
    object.bytes = object.bytes.subarray(0, offset);
    for await (const chunk of stream) {
      // What a full disk is to the store of @tus/server.
      if (chunk.length > this.freeBytes()) throw ERRORS.FILE_WRITE_ERROR;
      object.bytes = Buffer.concat([object.bytes, chunk]);
      object.writtenAt = Date.now();
    }
    return object.bytes.length;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, metadata, bytes } = this.#objectOf(id);
    return new Upload({ id, size, metadata, offset: bytes.length });
  }
}

/** Visitors' files in memory, for tests: nothing that uses a store may need a folder. @param capacity in bytes */
export function memoryUploadStore(capacity = 2 ** 40) {
  const objects = new Map<string, StoredObject>();

  async function find(id: string): Promise<StoredUpload | undefined> {
    const object = objects.get(id);
    if (!object) return undefined;
    const { size, metadata, bytes } = object;
    const { form, field, name, visitor } = metadata;
    return {
      ...{ id, size, formId: Number(form), fieldId: Number(field), name: String(name), visitor: String(visitor) },
      isComplete: bytes.length === size,
    };
  }

  const isOlder = (id: string, time: number) => (objects.get(id)?.writtenAt ?? Number.POSITIVE_INFINITY) < time;
  const freeBytes = () => [...objects.values()].reduce((free, { bytes }) => free - bytes.length, capacity);
  const store: UploadStore = {
    pieces: new MemoryPieces(objects, freeBytes),
    find,
    all: async () => (await Promise.all([...objects.keys()].map(find))).filter((upload) => upload !== undefined),
    async read(id) {
      const object = objects.get(id);
      return object && new Blob([new Uint8Array(object.bytes)]);
    },
    async receive(content) {
      const bytes = await buffer(content);
      const size = bytes.length;
      if (size > freeBytes()) throw new StoreFullError('the memory of this test is full');
      return {
        size,
        async save(id, metadata) {
          if (!UPLOAD_ID.test(id)) throw new Error('An upload ID is a UUID.');
          objects.set(id, { size, metadata, bytes, writtenAt: Date.now() });
        },
        discard: async () => undefined,
      };
    },
    sync: async () => undefined,
    async touch(id) {
      const object = objects.get(id);
      if (object) object.writtenAt = Date.now();
    },
    olderThan: async (time) => [...objects.keys()].filter((id) => isOlder(id, time)),
    remove: async (id) => void objects.delete(id),
    async removeIfOlder(id, time) {
      if (isOlder(id, time)) objects.delete(id);
    },
    freeBytes: async () => freeBytes(),
  };
  return {
    store,
    async age(id: string, writtenAt: number) {
      const object = objects.get(id);
      if (object) object.writtenAt = writtenAt;
    },
  };
}
