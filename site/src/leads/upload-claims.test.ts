import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { leadStates } from './lead.ts';
import { createOutbox } from './outbox.ts';
import { outboxFile } from './outbox-file.ts';
import { uploadClaims } from './upload-claims.ts';

test.each(leadStates)('whether a lead in the state %s still needs its file', async (state) => {
  const file = outboxFile(join(await testFolder(), 'site', 'leads.sqlite'));
  const outbox = createOutbox(file, { owner: 'site' });
  onTestFinished(outbox.close);
  const entryMeta = { ip: '', sourceUrl: '', userAgent: '' };
  const files = [{ fieldId: 5, upload: 'its file', name: 'pump.pdf', size: 1, isMultiple: false }];
  const content = { values: [], entryMeta, hasCaptcha: false, files };
  outbox.add({ key: 'a', formId: 1, formVersion: 'v', fingerprint: 'f', flags: [], content }, 'accepted');
  file.use((database) => database.prepare('UPDATE leads SET state = ?').run(state));
  const found: string[] = [];
  uploadClaims(file).withUnclaimed(['its file', 'another'], (unclaimed) => found.push(...unclaimed));
  const isNeeded = !['delivered', 'done', 'refused'].includes(state);
  expect(found).toEqual(isNeeded ? ['another'] : ['its file', 'another']);
});
