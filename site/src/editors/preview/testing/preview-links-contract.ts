import { describe, expect, test } from 'vitest';
import type { PreviewLinks } from '../preview-links.ts';

const HOUR = 3_600_000;

/** Preview links of one engine, with a clock that the test moves. */
interface PreviewLinksUnderTest {
  /** Opens them as one more instance does. */
  open(): Promise<PreviewLinks>;
  pass(hours: number): void;
}

/** @param now milliseconds since 1970 @param open closes with the test */
export function withClock(open: (now: () => number) => PreviewLinks): PreviewLinksUnderTest {
  let time = 1_800_000_000_000;
  return {
    open: async () => open(() => time),
    pass(hours) {
      time += hours * HOUR;
    },
  };
}

export const forDays = { contentId: 7, maker: 'Inga Haugen', hours: 72 };

/** What preview links of every engine do. @param engine for the titles */
export function testPreviewLinks(engine: string, create: () => Promise<PreviewLinksUnderTest>): void {
  async function setUp() {
    const under = await create();
    return { ...under, links: await under.open() };
  }

  describe(`preview links in ${engine}`, () => {
    test('a link shows its copy until it expires', async () => {
      const { links, pass } = await setUp();
      const link = await links.add(forDays, 'copy');
      pass(71.9);
      expect(await links.find(link.id)).toEqual({ link, copy: 'copy' });
      pass(0.2);
      expect(await links.find(link.id)).toBeUndefined();
      expect(await links.of(7)).toEqual([]);
    });

    test('the links of a node are listed, newest first', async () => {
      const { links, pass } = await setUp();
      const first = await links.add(forDays, 'a');
      pass(1);
      const second = await links.add(forDays, 'b');
      await links.add({ ...forDays, contentId: 8 }, 'c');
      expect(await links.of(7)).toEqual([second, first]);
    });

    test('a newer copy replaces the copies of its node’s links only', async () => {
      const { links, pass } = await setUp();
      const mine = await links.add(forDays, 'old');
      const other = await links.add({ ...forDays, contentId: 8 }, 'other');
      pass(1);
      await links.refresh(7, 'new');
      expect(await links.find(mine.id)).toEqual({ copy: 'new', link: { ...mine, copiedAt: mine.madeAt + HOUR } });
      expect(await links.find(other.id)).toEqual({ copy: 'other', link: other });
    });

    test('a link is withdrawn by its ID and its content’s ID together', async () => {
      const { links } = await setUp();
      const link = await links.add(forDays, 'copy');
      await links.withdraw(link.id, 8);
      expect(await links.find(link.id)).toBeDefined();
      await links.withdraw(link.id, 7);
      expect(await links.find(link.id)).toBeUndefined();
    });

    test('a link that one instance made opens at another, until either withdraws it', async () => {
      const { links, open } = await setUp();
      const other = await open();
      const mine = [await links.add(forDays, 'one'), await links.add(forDays, 'two')];
      const unrelated = await links.add({ ...forDays, contentId: 8 }, 'three');
      expect(await other.find(mine[0]?.id ?? '')).toEqual({ link: mine[0], copy: 'one' });
      await other.withdrawAll(7);
      expect(await Promise.all(mine.map(({ id }) => links.find(id)))).toEqual([undefined, undefined]);
      expect(await links.find(unrelated.id)).toEqual({ link: unrelated, copy: 'three' });
    });
  });
}
