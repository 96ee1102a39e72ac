import { expect, test } from 'vitest';
import { type NoticeName, noticeOf, problemList, withNotice } from './notices.ts';

const names = [
  'saved',
  'published',
  'updated',
  'unpublished',
  'trashed',
  'restored',
  'uploaded',
  'described',
  'form',
  'imported',
  'duplicated',
  'deleted',
  'menu',
  'settings',
  'profile',
] as NoticeName[];

test.each(names)('the notice "%s" says what happened, in a sentence', (name) => {
  const notice = String(noticeOf(new URL(withNotice('http://cms.test/wp-admin/', name))));
  expect(notice).toMatch(/^<p class="notice" role="status">[A-Z][^<]+\.<\/p>$/);
});

test.each(['', 'toString', 'other'])('the word "%s" in the URL is no notice', (word) => {
  expect(noticeOf(new URL(`http://cms.test/wp-admin/?notice=${word}`))).toBeNull();
});

test('a notice is added to the parameters of a URL', () => {
  expect(withNotice('/wp-admin/admin.php?page=a', 'saved')).toBe('/wp-admin/admin.php?page=a&notice=saved');
  expect(withNotice('/wp-admin/', 'saved')).toBe('/wp-admin/?notice=saved');
});

test('problems are listed with links to their controls', () => {
  expect(problemList([])).toBeNull();
  const list = String(problemList([{ field: 'f-title', message: 'Title: write one.' }, { message: 'Too late.' }]));
  expect(list).toContain('<li><a href="#f-title">Title: write one.</a></li>');
  expect(list).toContain('<li>Too late.</li>');
  expect(list).toContain('role="alert"');
});
