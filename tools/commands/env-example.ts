/** Writes `.env.example` from the table of variables. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeVariables } from '@headwater/runtime/environment.ts';
import { envExample } from '../env-example.ts';
import { root } from '../paths.ts';

await writeFile(join(root, '.env.example'), envExample(describeVariables()));
