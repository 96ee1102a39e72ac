import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { renewOldBuilds } from './renew-old-builds.ts';

/** Renders pages of a CMS that is down until the test says otherwise. */
async function setUp(keys: readonly string[]) {
  const cms = { status: 503 };
  const rendered: string[] = [];
  const planned: { task: () => void; ms: number }[] = [];
  renewOldBuilds(
    keys,
    async (key) => {
      rendered.push(key);
      return key === '/broken/' ? 500 : cms.status;
    },
    (task, ms) => void planned.push({ task, ms }),
  );
  await pause(0);
  /** Ends the next pause. @returns its length */
  async function passPause() {
    const next = planned.shift();
    next?.task();
    await pause(0);
    return next?.ms;
  }
  return { cms, rendered, planned, passPause };
}

test('while the CMS is down, tries one page after each pause', async () => {
  const { rendered, passPause, planned } = await setUp(['/a/', '/b/']);
  expect(rendered).toEqual(['/a/']);
  expect(await passPause()).toBe(5_000);
  await passPause();
  expect(rendered).toEqual(['/a/', '/b/', '/a/']);
  expect(planned).toHaveLength(1);
});

test('as soon as the CMS responds, renders each page once', async () => {
  const { cms, rendered, passPause, planned } = await setUp(['/a/', '/b/', '/c/']);
  cms.status = 200;
  await passPause();
  expect(rendered).toEqual(['/a/', '/b/', '/c/', '/a/']);
  expect(planned).toEqual([]);
});

test('a page that fails because of a bug does not block others', async () => {
  const { rendered } = await setUp(['/broken/', '/a/']);
  expect(rendered).toEqual(['/broken/', '/a/']);
});
