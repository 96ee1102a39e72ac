import { loadStartingContent } from '@headwater/cms/starting-content/load-starting-content.ts';
import { everyFieldForm } from '@headwater/cms/testing/every-field-form.ts';
import { expect, test } from 'vitest';
import { startingContentModule } from '../../project.ts';
import { demoItems, gravityForm } from './demo-items.ts';

const startingContent = await loadStartingContent(startingContentModule());
const items = demoItems(startingContent);

test('each item has a key of its own', () => {
  const keys = items.map(({ kind, key }) => `${kind} ${key}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('each item comes after those that it refers to', () => {
  const known = new Set<string>();
  const early = items.flatMap((item) => {
    const needs = [
      ...(item.kind === 'content' ? [item.parent, item.author && `user ${item.author}`] : []),
      ...(item.featuredImage ? [`media ${item.featuredImage}`] : []),
      ...[item.post, item.form].filter((key) => typeof key === 'string'),
    ].filter(Boolean);
    const missing = needs.filter((key) => !known.has(String(key)));
    known.add(item.key);
    return missing;
  });
  expect(early).toEqual([]);
});

const startUp = everyFieldForm({
  name: 'Test',
  mail: { to: 'sales@example.com', from: 'a@example.com', fromName: 'Test' },
  page: { name: 'Page', path: '/page/' },
});
const form = gravityForm(startUp);

test('fields have the page that they are on, as in Gravity Forms', () => {
  const pages = form.fields.map(({ type, pageNumber }) => (type === 'page' ? `starts ${pageNumber}` : pageNumber));
  expect(pages[0]).toBe(1);
  expect(pages.filter((page) => typeof page === 'string')).toEqual(['starts 2', 'starts 3', 'starts 4']);
  expect(pages.at(-1)).toBe(4);
});

test('the confirmations of a form name no page yet', () => {
  expect(form.confirmations).toContainEqual(expect.objectContaining({ type: 'page', pageId: 0 }));
});

test('no mail of an imported form leaves for a made-up company or a visitor', () => {
  const notifications = form.notifications as { isActive: boolean; to: string; from: string }[];
  const sent = notifications.filter(({ isActive }) => isActive);
  expect(sent.length).toBeGreaterThan(0);
  expect(new Set(sent.flatMap(({ to, from }) => [to, from]))).toEqual(new Set(['{admin_email}']));
  const receipt = { id: 'r', name: 'Receipt', to: { fieldId: 26 }, from: 'a@example.com', subject: '', message: '' };
  expect(gravityForm({ ...startUp, notifications: [receipt] }).notifications).toMatchObject([{ isActive: false }]);
});
