import type { CDPSession, Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { watchShifts } from '../support/layout-shift.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

const gallery = { path: pageKinds['product page'], label: 'Product drawings', noun: 'drawing' };
const testimonials = { path: pageKinds['front page'], label: 'Testimonials', noun: 'testimonial' };
const carousels = [gallery, testimonials];

type Carousel = typeof gallery;

/** Opens the page, scrolls to the carousel and waits until its script runs. */
async function openCarousel(page: Page, { path, label, noun }: Carousel): Promise<Locator> {
  await page.goto(path);
  const carousel = page.getByRole('group', { name: label, exact: true });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: `Next ${noun}` })).toBeVisible();
  return carousel;
}

/** Opens the carousel with a stopped clock: no slide changes before the test advances it. */
async function openWithStoppedClock(page: Page, carousel: Carousel): Promise<Locator> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  return openCarousel(page, carousel);
}

/** The active slide: the others are inert. */
function shown(carousel: Locator): Locator {
  return carousel.locator('[aria-roledescription="slide"]:not([inert])');
}

async function count(carousel: Locator): Promise<number> {
  return carousel.locator('[aria-roledescription="slide"]').count();
}

test('only the pictures beside the shown one are loaded before they slide in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const group = await openCarousel(page, gallery);
  const slides = group.locator('[aria-roledescription="slide"]');
  const last = (await count(group)) - 1;
  expect(last, 'a gallery with a slide that is beside neither side').toBeGreaterThan(2);
  const width = (index: number) =>
    slides
      .nth(index)
      .locator('img')
      .evaluate((image) => Reflect.get(image, 'naturalWidth'));
  for (const index of [0, 1, last]) await expect.poll(() => width(index)).toBeGreaterThan(0);
  expect(await width(2)).toBe(0);
  await group.getByRole('button', { name: 'Next drawing' }).click();
  await expect.poll(() => width(2)).toBeGreaterThan(0);
});

for (const carousel of carousels) {
  test(`the buttons of "${carousel.label}" loop in both directions`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const group = await openCarousel(page, carousel);
    const total = await count(group);
    await expect(shown(group)).toHaveAccessibleName(`1 of ${total}`);
    await group.getByRole('button', { name: `Previous ${carousel.noun}` }).click();
    await expect(shown(group)).toHaveAccessibleName(`${total} of ${total}`);
    await expect(shown(group)).toBeInViewport({ ratio: 0.5 });
    await group.getByRole('button', { name: `Next ${carousel.noun}` }).click();
    await expect(shown(group)).toHaveAccessibleName(`1 of ${total}`);
    for (let turn = 0; turn < total; turn += 1) {
      await group.getByRole('button', { name: `Next ${carousel.noun}` }).click();
    }
    await expect(shown(group)).toHaveAccessibleName(`1 of ${total}`);
    await expect(shown(group)).toBeInViewport({ ratio: 0.5 });
  });

  test(`the arrow keys turn "${carousel.label}"`, async ({ page }) => {
    const group = await openCarousel(page, carousel);
    const total = await count(group);
    await group.getByRole('group', { name: `${carousel.label}, slides` }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(shown(group)).toHaveAccessibleName(`2 of ${total}`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(shown(group)).toHaveAccessibleName(`${total} of ${total}`);
  });

  test(`"${carousel.label}" does not rotate with reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const group = await openCarousel(page, carousel);
    await expect(group.getByRole('button', { name: /^(Pause|Play)$/ })).toHaveCount(0);
    await expect(group.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await page.clock.install();
    await page.clock.runFor(20_000);
    await expect(shown(group)).toHaveAccessibleName(/^1 of /);
  });

  for (const width of [390, 1440]) {
    test(`"${carousel.label}" passes axe at ${width} px once it is running`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openCarousel(page, carousel);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}

test('the gallery rotates every three seconds until the pointer is on it', async ({ page }) => {
  const group = await openWithStoppedClock(page, gallery);
  const slides = group.locator('[aria-live]');
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(2_900);
  await expect(shown(group)).toHaveAccessibleName(/^1 of /);
  await page.clock.runFor(200);
  await expect(shown(group)).toHaveAccessibleName(/^2 of /);
  await group.hover();
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(10_000);
  await expect(shown(group)).toHaveAccessibleName(/^2 of /);
  await page.mouse.move(0, 0);
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(3_100);
  await expect(shown(group)).toHaveAccessibleName(/^3 of /);
});

test('the gallery stops while it has the focus', async ({ page }) => {
  const group = await openWithStoppedClock(page, gallery);
  await group.getByRole('group', { name: 'Product drawings, slides' }).focus();
  await page.clock.runFor(10_000);
  await expect(shown(group)).toHaveAccessibleName(/^1 of /);
});

test('the pause button stops the gallery until it is pressed again', async ({ page }) => {
  const group = await openWithStoppedClock(page, gallery);
  await group.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await page.locator('body').press('Escape');
  await page.clock.runFor(10_000);
  await expect(shown(group)).toHaveAccessibleName(/^1 of /);
  await group.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(3_100);
  await expect(shown(group)).toHaveAccessibleName(/^2 of /);
});

test('an indicator shows its drawing and is marked as current', async ({ page }) => {
  const group = await openCarousel(page, gallery);
  const third = group.getByRole('button', { name: 'Show drawing 3' });
  await third.click();
  await expect(shown(group)).toHaveAccessibleName(/^3 of /);
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(group.locator('[aria-current]')).toHaveCount(1);
});

test('testimonials have neither indicators nor thumbnails nor a status', async ({ page }) => {
  const group = await openCarousel(page, testimonials);
  await expect(group.getByRole('button')).toHaveCount(3);
  await expect(group.getByRole('list')).toHaveCount(0);
  await expect(group.getByRole('img')).toHaveCount(0);
});

test('one movement of the gallery takes 350 ms', async ({ page }) => {
  const group = await openWithStoppedClock(page, gallery);
  await group.getByRole('button', { name: 'Pause' }).click();
  const places = [await placeOf(group)];
  await group.getByRole('button', { name: 'Next drawing' }).click();
  for (let frame = 1; frame <= FRAMES_PER_SECOND; frame += 1) {
    await page.clock.runFor(1_000 / FRAMES_PER_SECOND);
    places.push(await placeOf(group));
  }
  const lastMove = places.findLastIndex((place, frame) => place !== places[frame - 1]);
  const milliseconds = (lastMove * 1_000) / FRAMES_PER_SECOND;
  expect(milliseconds).toBeGreaterThanOrEqual(290);
  expect(milliseconds).toBeLessThanOrEqual(410);
});

const FRAMES_PER_SECOND = 50;

/** How far the slides of a carousel have moved, as CSS. */
function placeOf(carousel: Locator): Promise<string | undefined> {
  return carousel.evaluate((element) => element.querySelector<HTMLElement>('[data-carousel-slides]')?.style.transform);
}

test('the mouse drags a drawing to the next one, without following the link below it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const group = await openCarousel(page, gallery);
  const link = shown(group).getByRole('link');
  await link.hover();
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x - 40, y + 4, { steps: 4 });
  await page.mouse.up();
  await expect(shown(group)).toHaveAccessibleName(/^2 of /);
  expect(new URL(page.url()).pathname).toBe(gallery.path);
});

test('a visitor who turns the slide with the focus in it stays in the carousel', async ({ page }) => {
  const group = await openCarousel(page, gallery);
  await shown(group).getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown(group)).toHaveAccessibleName(/^2 of /);
  await expect(group.getByRole('group', { name: 'Product drawings, slides' })).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const [way, pixels, expected] of [
    ['to the left by 30 pixels shows the next drawing', -30, /^2 of /],
    ['to the right by 30 pixels shows the last one', 30, /^(\d+) of \1$/],
    ['by 4 pixels changes nothing', -4, /^1 of /],
  ] as const) {
    test(`a swipe ${way}`, async ({ page }) => {
      const group = await openCarousel(page, gallery);
      await group.getByRole('button', { name: 'Pause' }).click();
      const first = group.getByRole('button', { name: 'Show drawing 1' });
      await first.click();
      await expect(first).toHaveAttribute('aria-current', 'true');
      await swipe(await page.context().newCDPSession(page), shown(group), pixels);
      await expect(shown(group)).toHaveAccessibleName(expected);
      await expect(shown(group)).toBeInViewport({ ratio: 0.5 });
    });
  }

  test('a button that was tapped looks like the others again', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const group = await openCarousel(page, gallery);
    const next = group.getByRole('button', { name: 'Next drawing' });
    await next.tap();
    await expect(shown(group)).toHaveAccessibleName(/^2 of /);
    const background = await group
      .getByRole('button', { name: 'Previous drawing' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect(next).toHaveCSS('background-color', background);
  });

  test('a swipe ends the rotation', async ({ page }) => {
    const group = await openCarousel(page, gallery);
    await swipe(await page.context().newCDPSession(page), shown(group), -60);
    await expect(group.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

/** Drags a finger slowly across the middle of an element. */
async function swipe(session: CDPSession, on: Locator, pixels: number): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('The slide is not shown.');
  const y = box.y + box.height / 2;
  const x = box.x + box.width / 2;
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y }] });
  await touch('touchStart', x);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + pixels * share);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the start of a carousel shifts nothing on the page', async ({ page }) => {
  const layoutShift = await watchShifts(page);
  for (const carousel of carousels) {
    await openCarousel(page, carousel);
    await page.waitForTimeout(500);
    expect(await layoutShift()).toBeLessThanOrEqual(0.01);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, label, noun } of carousels) {
    test(`"${label}" is a scrolling row without useless buttons`, async ({ page }) => {
      await page.goto(path);
      const group = page.getByRole('group', { name: label, exact: true });
      const slides = group.locator('[aria-roledescription="slide"]');
      await slides.first().scrollIntoViewIfNeeded();
      await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport({ ratio: 0.5 });
      await expect(group.getByRole('button', { name: `Next ${noun}` })).toHaveCount(0);
    });
  }
});
