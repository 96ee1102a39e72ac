/** `npm run model`: writes what the content model adds to the recorded WordPress, and cuts the contract along both. */
import { writeFileSync } from 'node:fs';
import { contentModel } from '@headwater/content-model/model.ts';
import { additionsTo, extended } from './additions.ts';
import { cutSchema } from './cut-schema.ts';
import { recordedSchema, schemaFiles } from './recorded-schema.ts';
import { keptFields } from './subset.ts';

const recorded = recordedSchema();
const additions = additionsTo(recorded, contentModel);
const contract = cutSchema(extended(recorded, additions), keptFields(contentModel));
writeFileSync(
  schemaFiles.additions,
  `# What the content model has and the recorded WordPress lacks. Made by \`npm run model\`.\n\n${additions}\n`,
);
writeFileSync(
  schemaFiles.contract,
  `# Cut from wordpress/schema.graphql and additions.graphql. Change content-model/ or subset.ts, then run \`npm run model\`.\n\n${contract}\n`,
);
