import type { Embed, EmbedProvider } from './embed-provider.ts';

const YOUTUBE = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
/** Without cookies before the video is played. */
const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com/embed/';
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_LIST = /^[\w-]{10,64}$/;
/** Where a video starts, as players and people write it: `90`, `90s`, `1m30s` or `1h2m3s`. */
const START = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/;

/** @returns 0 for a video that starts at its beginning */
function secondsOf(written: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(written ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function youtubeVideo(id: string, url: URL): Embed {
  const seconds = secondsOf(url.searchParams.get('start') ?? url.searchParams.get('t'));
  return {
    frame: `${YOUTUBE_PLAYER}${id}?autoplay=1&rel=0${seconds ? `&start=${seconds}` : ''}`,
    page: `https://www.youtube.com/watch?v=${id}${seconds ? `&t=${seconds}` : ''}`,
  };
}

function youtube(url: URL): Embed | undefined {
  const [, first = '', second = ''] = url.pathname.split('/');
  const list = url.searchParams.get('list') ?? '';
  if (YOUTUBE.has(url.host) && (first === 'playlist' || second === 'videoseries') && YOUTUBE_LIST.test(list)) {
    return {
      frame: `${YOUTUBE_PLAYER}videoseries?list=${list}&autoplay=1`,
      page: `https://www.youtube.com/playlist?list=${list}`,
    };
  }
  const isPlayer = ['embed', 'shorts', 'live', 'v'].includes(first);
  const ofSite = first === 'watch' ? url.searchParams.get('v') : isPlayer ? second : undefined;
  const id = url.host === 'youtu.be' ? first : YOUTUBE.has(url.host) ? ofSite : undefined;
  return id && YOUTUBE_ID.test(id) ? youtubeVideo(id, url) : undefined;
}

/** A video's number, and the code without which unlisted videos cannot be seen. */
const VIMEO_PATH = /^\/(?:video\/)?(\d{1,12})(?:\/([\da-f]{6,32}))?$/;
const VIMEO_CODE = /^[\da-f]{6,32}$/;

function vimeo(url: URL): Embed | undefined {
  if (!['player.vimeo.com', 'vimeo.com', 'www.vimeo.com'].includes(url.host)) return undefined;
  const [, id, codeInPath] = VIMEO_PATH.exec(url.pathname) ?? [];
  if (!id) return undefined;
  const code = codeInPath ?? url.searchParams.get('h') ?? '';
  const isCoded = VIMEO_CODE.test(code);
  const seconds = secondsOf(new URLSearchParams(url.hash.slice(1)).get('t') ?? url.searchParams.get('t'));
  const start = seconds ? `#t=${seconds}s` : '';
  return {
    frame: `https://player.vimeo.com/video/${id}?${isCoded ? `h=${code}&` : ''}autoplay=1&dnt=1${start}`,
    page: `https://vimeo.com/${id}${isCoded ? `/${code}` : ''}${start}`,
  };
}

const WISTIA_PATH = /^\/embed\/(?:iframe|medias)\/([a-z\d]{10})$/;

function wistia(url: URL): Embed | undefined {
  const id = ['fast.wistia.net', 'fast.wistia.com'].includes(url.host) && WISTIA_PATH.exec(url.pathname)?.[1];
  if (!id) return undefined;
  const page = `https://fast.wistia.net/embed/iframe/${id}`;
  return { frame: `${page}?autoPlay=true&doNotTrack=true`, page };
}

export const videoProviders: readonly EmbedProvider[] = [
  { name: 'YouTube', kind: 'video', frameSources: ['https://www.youtube-nocookie.com/embed/'], read: youtube },
  { name: 'Vimeo', kind: 'video', frameSources: ['https://player.vimeo.com/video/'], read: vimeo },
  { name: 'Wistia', kind: 'video', frameSources: ['https://fast.wistia.net/embed/iframe/'], read: wistia },
];
