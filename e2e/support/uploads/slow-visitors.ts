import { readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as texts from '@headwater/brand/texts.ts';
import type { Browser, Page } from '@playwright/test';
import { touchForm } from '../forms.ts';
import { type VisitorFile, visitorFile } from './files.ts';
import type { SlowStage } from './slow-stage.ts';
import type { UploadRecord, Way } from './visitor.ts';

interface SlowRun {
  browser: Browser;
  stage: SlowStage;
  /** In front of every marker. */
  run: string;
  /** For the files that visitors choose. */
  folder: string;
}

interface SlowUploads {
  records: UploadRecord[];
  /** What is printed. */
  lines: string[];
  /** Whether a visitor has to type something again. */
  isTextLost: boolean;
}

interface SlowVisitor {
  way: Way;
  marker: string;
  file: VisitorFile;
  page: Page;
  path: string;
}

const ways = ['tus', 'multipart'] as const;
/** As much as the field takes. */
const SIZE = 10 * 1024 * 1024;
const WAIT = { timeout: 400_000 };
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);
const rowOf = (page: Page) => page.locator('.form-transfer').first();

async function openForm({ browser, stage, run, folder }: SlowRun, way: Way): Promise<SlowVisitor> {
  const file = visitorFile(`${way}.jpg`, SIZE);
  const path = join(folder, file.name);
  await writeFile(path, file.bytes);
  const context = await browser.newContext({ baseURL: stage.slowUrl, javaScriptEnabled: way === 'tus' });
  const page = await context.newPage();
  await page.goto('/site-photos/', WAIT);
  if (way === 'tus') await touchForm(page.locator('form.form'));
  const marker = `${run} ${way}`;
  await page.getByRole('textbox', { name: 'Pump' }).fill(marker);
  return { way, marker, file, page, path };
}

/** Chooses the file; without JavaScript, also sends the form. Resolves when the transfer has begun. */
async function begin({ way, page, path }: SlowVisitor): Promise<void> {
  await page.getByRole('button', { name: 'Photos', exact: true }).setInputFiles(path);
  if (way === 'multipart') await page.getByRole('button', { name: 'Send the photos' }).click({ noWaitAfter: true });
}

async function finish({ way, marker, file, page }: SlowVisitor): Promise<UploadRecord> {
  if (way === 'tus') {
    await rowOf(page).getByText(texts.uploadedMark, { exact: true }).waitFor(WAIT);
    await page.getByRole('button', { name: 'Send the photos' }).click();
  }
  await page.locator('.form-receipt').waitFor(WAIT);
  await page.context().close();
  return { marker, way, files: [file], end: 'acknowledged', steps: [], hours: new Set() };
}

/** Sends a file whole. */
export async function wholeUploads(run: SlowRun): Promise<SlowUploads> {
  const lines: string[] = [];
  const records = await Promise.all(
    ways.map(async (way) => {
      const visitor = await openForm(run, way);
      const start = performance.now();
      await begin(visitor);
      const record = await finish(visitor);
      lines.push(`${way}: 10 MB and the receipt after ${secondsSince(start)} s`);
      return record;
    }),
  );
  return { records, lines, isTextLost: false };
}

/** Sizes of visitors' files on the site's disk, in bytes. */
function sizesAt({ dataFolder }: SlowStage): number[] {
  const folder = join(dataFolder, 'site', 'lead-files');
  const names = readdirSync(folder).filter((name) => !name.endsWith('.json'));
  return names.map((name) => statSync(join(folder, name)).size);
}

/** Kills the site when it has half of each file; both visitors then send the same file again. */
export async function killedUploads(run: SlowRun): Promise<SlowUploads> {
  const { stage } = run;
  const visitors = [await openForm(run, 'tus'), await openForm(run, 'multipart')] as const;
  const [scripted, plain] = visitors;
  await Promise.all(visitors.map(begin));
  while (sizesAt(stage).filter((size) => size >= SIZE / 2).length < visitors.length) await pause(250);
  // The script goes on by itself as soon as the site is back.
  const waiting = rowOf(scripted.page).getByText(texts.fileWaiting);
  const [scriptedRead] = await Promise.all([waiting.innerText(WAIT), stage.killAndStart()]);
  const lines = [`on disk after the kill: ${sizesAt(stage).join(' and ')} of ${SIZE} bytes`];
  lines.push(`tus: the visitor read "${scriptedRead}"`);
  await plain.page.waitForURL(/chrome-error:/, WAIT);
  lines.push("multipart: the visitor read the browser's own page for a lost connection");

  const offsets: number[] = [];
  scripted.page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  await scripted.page.reload(WAIT);
  await touchForm(scripted.page.locator('form.form'));
  await plain.page.goBack(WAIT);
  const typed = await Promise.all(visitors.map(({ page }) => page.getByRole('textbox', { name: 'Pump' }).inputValue()));
  const start = performance.now();
  const records = await Promise.all(
    visitors.map(async (visitor) => {
      await begin(visitor);
      const record = await finish(visitor);
      lines.push(`${visitor.way}: the same file again, and the receipt after ${secondsSince(start)} s`);
      return record;
    }),
  );
  lines.push(`tus: continued at ${offsets[0]} of ${SIZE} bytes`);
  const isTextLost = visitors.some(({ marker }, index) => typed[index] !== marker);
  return { records, lines, isTextLost };
}
