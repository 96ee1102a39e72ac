import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { visitor } from '../../testing/visitor.ts';

test('toasts wait for their stylesheet before they appear together in a corner of the window', async () => {
  const { one, all, waits } = await visitor();
  // A new page: it has no container yet.
  vi.resetModules();
  const { showToast } = await import('./toasts.tsx');
  const first = showToast('<b>Not</b> now');
  const link = one<HTMLLinkElement>('link[rel="stylesheet"]');
  expect(all('.Toastify')).toEqual([]);
  await act(async () => {
    link.dispatchEvent(new Event('load'));
    await first;
    await showToast('Look again');
  });
  await waits(() => all('.Toastify__toast').length === 2);
  expect(all('.Toastify__toast--error')[0]?.innerHTML).toContain('<b>Not</b> now');
  expect(all('.Toastify__toast--error')[1]?.textContent).toContain('Look again');
  expect(all('link[rel="stylesheet"]')).toHaveLength(1);
  expect(one('.Toastify__toast-container').className).toContain('top-right');
  expect(all('.Toastify__toast--error [role="status"], .Toastify__toast--error[role="status"]')).toHaveLength(2);
});
