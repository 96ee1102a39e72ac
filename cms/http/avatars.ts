import { lettering } from '@headwater/demo/drawings/illustrations/lettering.ts';
import { palette } from '@headwater/demo/drawings/illustrations/palette.ts';
import { rasterise } from '../catalogue/rasterise.ts';
import { avatarName, avatarSizes, avatarsPath } from '../content/user/avatar-path.ts';
import type { UserTable } from '../database/user-table.ts';
import type { Handler } from './handler.ts';
import { plainAnswer } from './plain-answer.ts';
import { remembered } from './remembered.ts';

const tints = [palette.deepWater, palette.water, palette.moss, palette.oxide] as const;

/** A few kilobytes each. */
const mostKept = 200;

/**
 * Answers requests for avatars: a user's initials on a colour of theirs. Anybody may ask as often as
 * they like, so a picture is drawn once.
 * @param key names the files
 */
export function avatars(users: UserTable, key: string, draw = drawAvatar): Handler {
  const drawn = remembered<Buffer>(mostKept);
  return async (request) => {
    const [, name, size] =
      /^([0-9a-f]{24})-(\d{2,3})\.png$/.exec(new URL(request.url).pathname.slice(avatarsPath.length)) ?? [];
    const pixels = avatarSizes.find((candidate) => String(candidate) === size);
    const user = users.all().find(({ id }) => avatarName(id, key) === name);
    if (!user || !pixels) return plainAnswer(404, 'There is no such file.');
    const tint = tints[user.id % tints.length] ?? palette.water;
    const letters = initials(user.name);
    const picture = await drawn(`${letters} ${tint} ${pixels}`, () => draw(letters, tint, pixels));
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
    });
  };
}

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => word !== '');
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** @returns a square PNG, `pixels` wide */
export function drawAvatar(letters: string, tint: string, pixels: number): Promise<Buffer> {
  return rasterise({ file: 'avatar.png', width: pixels, height: pixels }, drawing(letters, tint));
}

function drawing(letters: string, tint: string): string {
  const text = lettering(letters, 64, 82, {
    size: 52,
    face: 'sans',
    weight: 600,
    anchor: 'middle',
    fill: palette.surface,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" fill="${tint}"/>${text}</svg>`;
}
