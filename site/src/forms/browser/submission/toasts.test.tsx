import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { visitor } from '../../testing/visitor.ts';

test('toasts wait for their stylesheet before they appear together in a corner of the window', async () => {
  const { one, all, waits } = await visitor();
  // A new page: it has no container yet.
  vi.resetModules();
  const { showToast } = await import('./toasts.tsx');
  const first = showToast('error', '<b>Not</b> now');
  const link = one<HTMLLinkElement>('link[rel="stylesheet"]');
  expect(all('.Toastify')).toEqual([]);
  await act(async () => {
    link.dispatchEvent(new Event('load'));
    await first;
    await showToast('success', 'Sent');
  });
  await waits(() => all('.Toastify__toast').length === 2);
  expect(one('.Toastify__toast--error').innerHTML).toContain('<b>Not</b> now');
  expect(one('.Toastify__toast--success').textContent).toContain('Sent');
  expect(all('link[rel="stylesheet"]')).toHaveLength(1);
  expect(one('.Toastify__toast-container').className).toContain('top-right');
  expect(one('.Toastify__toast--error').getAttribute('role') ?? one('.Toastify__toast--error [role]').role).toBe(
    'status',
  );
});
