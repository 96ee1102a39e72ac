/**
 * Renders the clips of the products that were filmed into `demo/media`; needs ffmpeg with libx264. The files are
 * committed, so nobody needs to run this who does not change `test-run.ts`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { catalogue } from '../../content/catalogue.ts';
import { clipFile } from '../../content/clips.ts';
import type { SeedProduct } from '../../content/product-model.ts';
import { clipFrames, clipSize, testRunFrame } from './test-run.ts';

async function render(product: SeedProduct): Promise<void> {
  const size = `${clipSize.width}x${clipSize.height}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(clipFrames.perSecond), '-i', '-'];
  // Level 4.0 and 4:2:0 play everywhere; the index comes first, so that playing begins before the file has arrived.
  const encoder = ['-c:v', 'libx264', '-profile:v', 'high', '-level', '4.0', '-pix_fmt', 'yuv420p', '-crf', '27'];
  const output = ['-preset', 'slow', '-an', '-movflags', '+faststart', clipFile(product)];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...encoder, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  for (let frame = 0; frame < clipFrames.count; frame += 1) {
    const svg = testRunFrame(product, frame / clipFrames.count);
    const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${product.code}.`);
}

for (const product of catalogue.products.filter(({ isFilmed }) => isFilmed)) await render(product);
