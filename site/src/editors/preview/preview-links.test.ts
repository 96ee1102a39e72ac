import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPreviewLinks } from './preview-links.ts';

const HOUR = 3_600_000;

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-links-'));
  const file = join(folder, 'site', 'preview-links.sqlite');
  let time = 1_800_000_000_000;
  const open = () => openPreviewLinks(file, () => time);
  const links = open();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return {
    links,
    open,
    file,
    pass(hours: number) {
      time += hours * HOUR;
    },
  };
}

const forDays = { contentId: 7, maker: 'Inga Haugen', hours: 72 };

test('a link shows its copy until it expires', () => {
  const { links, pass } = setUp();
  const link = links.add(forDays, 'copy');
  pass(71.9);
  expect(links.find(link.id)).toEqual({ link, copy: 'copy' });
  pass(0.2);
  expect(links.find(link.id)).toBeUndefined();
  expect(links.of(7)).toEqual([]);
});

test('lists the links of an entry, newest first', () => {
  const { links, pass } = setUp();
  const first = links.add(forDays, 'a');
  pass(1);
  const second = links.add(forDays, 'b');
  links.add({ ...forDays, contentId: 8 }, 'c');
  expect(links.of(7).map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('a newer copy replaces the copies of its entry’s links only', () => {
  const { links, pass } = setUp();
  const mine = links.add(forDays, 'old');
  const other = links.add({ ...forDays, contentId: 8 }, 'other');
  pass(1);
  links.refresh(7, 'new');
  expect(links.find(mine.id)).toMatchObject({ copy: 'new', link: { copiedAt: mine.madeAt + HOUR } });
  expect(links.find(other.id)).toMatchObject({ copy: 'other' });
});

test('withdraws a link by its ID and its content’s ID together', () => {
  const { links } = setUp();
  const link = links.add(forDays, 'copy');
  links.withdraw(link.id, 8);
  expect(links.find(link.id)).toBeDefined();
  links.withdraw(link.id, 7);
  expect(links.find(link.id)).toBeUndefined();
});

test('links survive a restart', () => {
  const { links, open } = setUp();
  const link = links.add(forDays, 'copy');
  const again = open();
  expect(again.find(link.id)).toEqual({ link, copy: 'copy' });
  again.close();
});

test('no part of a withdrawn draft stays in the file', () => {
  const { links, file } = setUp();
  const link = links.add(forDays, 'the words of a draft '.repeat(500));
  links.withdraw(link.id, 7);
  links.close();
  expect(readFileSync(file, 'utf8')).not.toContain('the words of a draft');
});

test('withdraws all links of an entry with their copies, permanently', () => {
  const { links, open, file } = setUp();
  const mine = [links.add(forDays, 'SECRET-COPY'), links.add(forDays, 'SECRET-COPY')];
  const other = links.add({ ...forDays, contentId: 8 }, 'other');
  links.withdrawAll(7);
  const reopened = open();
  expect(mine.map(({ id }) => reopened.find(id))).toEqual([undefined, undefined]);
  expect(reopened.find(other.id)).toMatchObject({ copy: 'other' });
  reopened.close();
  links.close();
  expect(readFileSync(file, 'latin1')).not.toContain('SECRET-COPY');
});
