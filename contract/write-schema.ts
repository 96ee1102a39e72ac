/** `npm run model`: cuts the contract out of the recorded WordPress, with what the content model adds to it. */
import { writeFileSync } from 'node:fs';
import { contentModel } from '@headwater/content-model/model.ts';
import { cutSchema } from './cut-schema.ts';
import { schemaFiles, wholeSchema } from './recorded-schema.ts';
import { keptFields } from './subset.ts';

try {
  const contract = cutSchema(wholeSchema(), keptFields(contentModel));
  writeFileSync(
    schemaFiles.contract,
    `# Cut from wordpress/schema.graphql. Change content-model/ or subset.ts, then run \`npm run model\`.\n\n${contract}\n`,
  );
} catch (error) {
  // A mistake in the content model, or a WordPress that lacks something: the message says which, a stack does not.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
