import { memoryUploadStore } from './memory-upload-store.ts';
import { testUploadStore } from './upload-store-contract.ts';

testUploadStore('memory', async () => memoryUploadStore());
