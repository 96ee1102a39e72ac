import { expect, test } from 'vitest';
import { embedProviders, frameSourcesOf, readEmbed } from './read-embed.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const packed = '!1m14!1m8!1m3!1d1000!2d-93.1!3d44.9!3m2!1i1024!2i768!4f13.1';
const osm = 'https://www.openstreetmap.org/export/embed.html?bbox=-93.2,44.8,-93,45&layer=mapnik';

test.each([
  ['a player', 'https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed', youtube, watch],
  ['a player from a time on', '//www.youtube.com/embed/dQw4w9WgXcQ?start=90', `${youtube}&start=90`, `${watch}&t=90`],
  ['a page', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', `${youtube}&start=90`, `${watch}&t=90`],
  ['a short URL', 'https://youtu.be/dQw4w9WgXcQ?si=x', youtube, watch],
  ['minutes and seconds', 'https://youtu.be/dQw4w9WgXcQ?t=1m30s', `${youtube}&start=90`, `${watch}&t=90`],
  ['an hour', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', `${youtube}&start=3723`, `${watch}&t=3723`],
  ['a start that is none', 'https://youtu.be/dQw4w9WgXcQ?t=soon', youtube, watch],
  [
    'minutes of Vimeo',
    'https://vimeo.com/76979871#t=1m30s',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=90s',
    'https://vimeo.com/76979871#t=90s',
  ],
  [
    'a playlist',
    'https://www.youtube.com/embed/videoseries?list=PLabcdefghij',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdefghij&autoplay=1',
    'https://www.youtube.com/playlist?list=PLabcdefghij',
  ],
  [
    'an unlisted video of Vimeo',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&title=0',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  [
    'a page of Vimeo',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    'https://vimeo.com/76979871',
  ],
  [
    'a video of Wistia',
    'https://fast.wistia.net/embed/iframe/abc123xyz0?seo=false',
    'https://fast.wistia.net/embed/iframe/abc123xyz0?autoPlay=true&doNotTrack=true',
    'https://fast.wistia.net/embed/iframe/abc123xyz0',
  ],
  [
    'a map of a position',
    `https://www.google.com/maps/embed?pb=${packed}`,
    `https://www.google.com/maps/embed?pb=${packed}`,
    'https://www.google.com/maps/search/?api=1&query=44.9%2C-93.1',
  ],
  [
    'a map of a place',
    `https://www.google.com/maps/embed?pb=${packed}!1s0x52b3:0x1f2c!2sOur+works`,
    `https://www.google.com/maps/embed?pb=${packed}!1s0x52b3:0x1f2c!2sOur+works`,
    'https://www.google.com/maps/search/?api=1&query=Our%20works',
  ],
  [
    'a map of the old kind',
    'https://maps.google.com/maps?q=Duluth%20MN&output=embed',
    'https://www.google.com/maps?q=Duluth%20MN&output=embed',
    'https://www.google.com/maps/search/?api=1&query=Duluth%20MN',
  ],
  [
    'a map of My Maps',
    'https://www.google.com/maps/d/u/0/embed?mid=1AbC-dEfGhIj_k&ehbc=2E312F',
    'https://www.google.com/maps/d/embed?mid=1AbC-dEfGhIj_k',
    'https://www.google.com/maps/d/viewer?mid=1AbC-dEfGhIj_k',
  ],
  [
    'a map of OpenStreetMap',
    `${osm}&marker=44.9,-93.1&x=y`,
    `${osm}&marker=44.9,-93.1`,
    'https://www.openstreetmap.org/?mlat=44.9&mlon=-93.1',
  ],
])('reads the embed of %s', (_what, url, frame, page) => {
  expect(readEmbed(url)).toMatchObject({ frame, page });
  expect(readEmbed(frame)?.frame).toBe(frame);
});

test.each([
  ['another host', 'https://evil.example/embed/dQw4w9WgXcQ'],
  ['a page of Vimeo without a video', 'https://vimeo.com/channels/staffpicks'],
  ['a host that only ends like one', 'https://notyoutube.com/embed/dQw4w9WgXcQ'],
  ['a host below one', 'https://youtu.be.evil.example/dQw4w9WgXcQ'],
  ['a port', 'https://www.youtube.com:8443/embed/dQw4w9WgXcQ'],
  ['a user name', 'https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ'],
  ['a path that is not a video', 'https://www.youtube.com/redirect?q=https://evil.example'],
  ['an ID with markup', 'https://www.youtube.com/embed/%22%3E%3Cscript%3E'],
  ['an ID of another length', 'https://www.youtube.com/embed/dQw4w9WgXcQx'],
  ['no encryption', 'http://www.youtube.com/embed/dQw4w9WgXcQ'],
  ['a script', 'javascript:alert(1)//www.youtube.com/embed/dQw4w9WgXcQ'],
  ['a page of Google that is not a map', 'https://www.google.com/search?q=maps'],
  ['a map with words for coordinates', 'https://www.openstreetmap.org/export/embed.html?bbox=a,b,c,d'],
  ['a URL of ten thousand characters', `https://www.google.com/maps/embed?pb=${'!1'.repeat(5_000)}`],
  ['nothing', ''],
])('reads no embed from %s', (_what, url) => {
  expect(readEmbed(url)).toBeUndefined();
});

test('every provider is framed over https at paths of its own', () => {
  for (const { frameSources } of embedProviders) {
    for (const source of frameSources) expect(source).toMatch(/^https:\/\/[\w.-]+\/\w/);
  }
});

test('a text needs the frames of its own providers only', () => {
  const escaped = youtube.replaceAll('&', '&amp;');
  expect(frameSourcesOf(`<a data-embed="${escaped}">a</a><a data-embed="${escaped}">b</a>`)).toEqual([
    'https://www.youtube-nocookie.com/embed/',
  ]);
  expect(frameSourcesOf('<a data-embed="https://evil.example/">a</a><p>data-embed</p>')).toEqual([]);
});
