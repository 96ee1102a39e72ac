import { avatarName, avatarsPath } from '../content/user/avatar-path.ts';
import type { Tables } from '../database/tables.ts';
import type { Handler } from '../web/handler.ts';
import { html } from '../web/html.ts';
import { plainResponse } from '../web/plain-response.ts';
import { svgPolicy } from '../web/svg-policy.ts';

/** Dark enough for white letters. */
const colors = ['#22364d', '#2f6296', '#2c6a43', '#7a3b69'] as const;

/**
 * Handles requests for avatars: a user's initials on a color picked by id.
 * @param key names the files
 */
export function avatars(users: Tables['users'], key: string): Handler {
  return async (request) => {
    const [, name] = /^([0-9a-f]{24})\.svg$/.exec(new URL(request.url).pathname.slice(avatarsPath.length)) ?? [];
    const user = users.all().find(({ id }) => avatarName(id, key) === name);
    if (!user) return plainResponse(404, 'File not found.');
    const color = colors[user.id % colors.length] ?? colors[0];
    return new Response(drawAvatar(initials(user.name), color), {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': svgPolicy,
      },
    });
  };
}

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => word !== '');
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** Letters in the font that the reader's system uses for its own interface. */
function drawAvatar(letters: string, color: string): string {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128"><rect width="128" height="128" fill="${color}"/><text x="64" y="82" font-family="system-ui, sans-serif" font-size="52" font-weight="600" text-anchor="middle" fill="#ffffff">${letters}</text></svg>`.toString();
}
