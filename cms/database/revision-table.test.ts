import { expect, test } from 'vitest';
import { emptyTables, page, person } from '../testing/empty-tables.ts';

function written() {
  const { content, revisions, users } = emptyTables();
  const ada = users.insert(person('ada'));
  const bob = users.insert(person('bob'));
  const contentId = content.insert(page());
  const state = (title: string, minute = 0, authorId = ada) => ({
    contentId,
    authorId,
    title,
    content: `<p>${title}</p>`,
    excerpt: 'short',
    fields: { size: 1 },
    modified: `2026-01-01T00:${String(minute).padStart(2, '0')}:00`,
  });
  const titles = () => revisions.ofContent(contentId).map(({ title }) => title);
  return { content, revisions, contentId, ada, bob, state, titles };
}

test('a revision stores everything that an editor wrote', () => {
  const { revisions, contentId, state } = written();
  const id = revisions.add(state('First'));
  expect(revisions.byId(id)).toEqual({ id, slug: `${contentId}-revision-v1`, ...state('First') });
});

test('content is not a revision', () => {
  const { revisions, contentId } = written();
  expect(revisions.byId(contentId)).toBeUndefined();
});

test('revisions are sorted by date from the newest, ties by ID', () => {
  const { revisions, contentId, state, titles } = written();
  revisions.add(state('Late', 9));
  revisions.add(state('Early', 1));
  revisions.add(state('Early, again', 1));
  expect(titles()).toEqual(['Late', 'Early, again', 'Early']);
  expect(revisions.newestOf(contentId)?.title).toBe('Late');
});

test('stores the 50 newest revisions, plus autosaves', () => {
  const { revisions, bob, state, titles } = written();
  revisions.autosave(state('Unsaved', 0, bob));
  for (let number = 1; number <= 52; number += 1) revisions.add(state(`Version ${number}`, number));
  expect(titles()).toHaveLength(51);
  expect(titles()).toContain('Unsaved');
  expect(titles()).toContain('Version 3');
  expect(titles()).not.toContain('Version 2');
});

test('an autosave replaces its author’s previous one, under the same ID', () => {
  const { revisions, contentId, bob, state, titles } = written();
  const id = revisions.autosave(state('Draft', 1));
  const other = revisions.autosave(state('Bob’s', 2, bob));
  expect(revisions.autosave({ ...state('Better draft', 3), fields: { size: 2 } })).toBe(id);
  expect(other).not.toBe(id);
  expect(revisions.byId(id)).toEqual({
    id,
    slug: `${contentId}-autosave-v1`,
    ...state('Better draft', 3),
    fields: { size: 2 },
  });
  expect(titles()).toEqual(['Better draft', 'Bob’s']);
});

test("saving deletes only the same author's autosave", () => {
  const { revisions, bob, state, titles } = written();
  revisions.autosave(state('Ada’s', 1));
  revisions.autosave(state('Bob’s', 2, bob));
  revisions.add(state('Saved', 3));
  expect(titles()).toEqual(['Saved', 'Bob’s']);
});
