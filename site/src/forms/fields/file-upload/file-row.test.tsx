import * as texts from '@headwater/brand/texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileRow } from './file-row.tsx';
import type { TransferRow } from './transfers.ts';

const upload = '0b0e8a3c-5f0e-4c52-9a53-5c6a6fd1c0de';

function markup(row: Partial<TransferRow>, loading = false): string {
  const given = { name: 'plan.pdf', size: 7, ...row };
  return renderToStaticMarkup(<FileRow row={given} loading={loading} onRetry={() => {}} onRemove={() => {}} />);
}

test.each<[string, Partial<TransferRow>, string]>([
  ['whose upload a reload interrupted', {}, texts.chooseToContinue],
  ['that has just begun', { progress: 0 }, texts.filePercent(0)],
  ['that is under way', { progress: 40 }, texts.filePercent(40)],
  ['that waits for the connection', { progress: 40, isStalled: true }, texts.fileWaiting],
  ['that has arrived', { upload, progress: 100 }, texts.uploadedMark],
  ['that failed', { problem: 'Too large.', progress: 40 }, 'Too large.'],
])('a file %s says so beside its name', (_what, row, text) => {
  expect(markup(row)).toContain(`plan.pdf</span><span class="form-transfer-state">${text}</span>`);
});

test.each<[string, Partial<TransferRow>, number | undefined]>([
  ['has just begun', { progress: 0 }, 0],
  ['waits for the connection', { progress: 40, isStalled: true }, 40],
  ['a reload interrupted', {}, undefined],
  ['has arrived', { upload, progress: 100 }, undefined],
  ['failed', { problem: 'Too large.', progress: 40 }, undefined],
])('only a file that is under way has a progress bar, in percent: one that %s', (_what, row, value) => {
  const bar =
    value === undefined ? undefined : `<progress aria-label="plan.pdf" max="100" value="${value}"></progress>`;
  expect(/<progress.*<\/progress>/.exec(markup(row))?.[0]).toBe(bar);
});

test('only a file that failed is marked as such', () => {
  expect(markup({ progress: 40 })).not.toContain('data-problem');
  expect(markup({ problem: 'Too large.' })).toContain('<li class="form-transfer" data-problem="">');
});

test('only a failed file that may still succeed offers another attempt', () => {
  expect(markup({ progress: 40 })).not.toContain('Try again');
  expect(markup({ problem: 'Too large.' })).not.toContain(texts.retryFile('plan.pdf'));
  expect(markup({ problem: 'No connection.', canRetry: true })).toContain(
    `aria-label="${texts.retryFile('plan.pdf')}">${texts.retry}</button>`,
  );
});

test('a file can be removed, except while the form is sent', () => {
  const button = (isOff: string) =>
    `<button class="form-small" type="button"${isOff} aria-label="${texts.removeFile('plan.pdf')}">${texts.remove}</button>`;
  expect(markup({ progress: 40 })).toContain(button(''));
  expect(markup({ progress: 40 }, true)).toContain(button(' disabled=""'));
});
