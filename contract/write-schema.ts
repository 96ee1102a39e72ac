/** `npm run model`: writes what the content model adds to the recorded WordPress, and cuts the contract along both. */
import { writeFileSync } from 'node:fs';
import { contentModel } from '@headwater/content-model/model.ts';
import { additionsTo, extended } from './additions.ts';
import { cutSchema } from './cut-schema.ts';
import { recordedSchema, schemaFiles } from './recorded-schema.ts';
import { keptFields } from './subset.ts';

const recorded = recordedSchema();

/** @throws Error that names what the content model or `subset.ts` expects and WordPress lacks */
function schemas(): { additions: string; contract: string } {
  const additions = additionsTo(recorded, contentModel);
  return { additions, contract: cutSchema(extended(recorded, additions), keptFields(contentModel)) };
}

function made(): ReturnType<typeof schemas> {
  try {
    return schemas();
  } catch (error) {
    // A mistake in the content model, or a WordPress that lacks something: the message says which, a stack does not.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const { additions, contract } = made();
writeFileSync(
  schemaFiles.additions,
  `# What the content model and the add-ons of Gravity Forms have and the recorded WordPress lacks. Made by \`npm run model\`.\n\n${additions}\n`,
);
writeFileSync(
  schemaFiles.contract,
  `# Cut from wordpress/schema.graphql and additions.graphql. Change content-model/ or subset.ts, then run \`npm run model\`.\n\n${contract}\n`,
);
