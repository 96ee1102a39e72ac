import { ensureChromium } from '@headwater/tools/chromium.ts';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A browser that loads nothing but what pages request. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/**
 * Opens a page and waits until it is still. Without waiting for its load event, half a second in which the slow processor
 * laid out the first part would count as an idle network.
 */
export async function openUntilStill(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
}

/** Runs `work` with a new page on a phone: an empty cache, and a processor four times slower than this machine's. */
export async function onPhone<Result>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<Result>,
  device: BrowserContextOptions = phone,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work(page, session);
  } finally {
    await context.close();
  }
}
