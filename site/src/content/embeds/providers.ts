import type { EmbedProvider } from './embed-provider.ts';
import { mapProviders } from './map-providers.ts';
import { videoProviders } from './video-providers.ts';

/** Whose frames editors' texts may contain. */
export const embedProviders: readonly EmbedProvider[] = [...videoProviders, ...mapProviders];
