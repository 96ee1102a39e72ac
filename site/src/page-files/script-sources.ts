/** The scripts that pages load, by the name that `Script` takes. The build makes a file of each, with what it imports. */
export const scripts = {
  'after-sending': 'src/scripts/after-sending.client.ts',
  carousel: 'src/ui/carousel/carousel.client.ts',
  choices: 'src/blocks/choices-form/choices.island.tsx',
  'consent-banner': 'src/scripts/consent-banner.client.ts',
  'consent-tool': 'src/scripts/consent-tool.client.ts',
  'copy-link': 'src/scripts/copy-link.client.ts',
  'embed-poster': 'src/blocks/editor-text/embed-poster.client.ts',
  'google-map': 'src/blocks/representative-map/google/google-map.client.ts',
  'google-map-page': 'src/blocks/representative-map/google/google-map-page.client.ts',
  'form-islands': 'src/document/form-islands.client.ts',
  islands: 'src/document/islands.client.ts',
  'live-search': 'src/blocks/search-results/live-search.island.tsx',
  'load-more': 'src/ui/growing-list/load-more.island.tsx',
  'retry-when-back': 'src/scripts/retry-when-back.client.ts',
  search: 'src/scripts/search.client.ts',
  'search-field': 'src/blocks/search-form/search-field.island.tsx',
  shell: 'src/scripts/site-shell.client.ts',
  'tag-manager': 'src/scripts/tag-manager.client.ts',
  'use-location': 'src/blocks/representative-finder/use-location.island.tsx',
  video: 'src/blocks/video/video.client.ts',
  'video-page': 'src/blocks/video/video-page.client.ts',
} as const;

export type ScriptName = keyof typeof scripts;
