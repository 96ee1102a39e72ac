import * as texts from '@headwater/brand/texts.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loadPlayer } from '../../content/video/load-player.ts';
import { mayStartUnasked } from '../../content/video/play-file.ts';
import type { VideoSource } from '../../content/video/provider.ts';
import { Swatch } from './swatch.tsx';
import styles from './video-player.module.css';
import { PosterButton, PosterLink } from './video-poster.tsx';

interface VideoPlayerProps {
  source: VideoSource;
  /** What the video shows, such as the product's name. */
  subject: string;
  /** Called with the player when it is ready. */
  onReady?: (player: HTMLElement) => void;
}

/** `failed-unasked`: the visitor did not ask for the video, so the focus stays where it is. */
type State = 'poster' | 'loading' | 'ready' | 'failed' | 'failed-unasked';

const notes = {
  poster: texts.videoPlaysHere,
  loading: texts.videoLoading,
  failed: texts.videoFailed,
} as const;

const subscribeToNothing = () => () => {};

/** False until the page is hydrated: before that, there is only a link. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/**
 * A poster that becomes a player. A provider's player loads when the poster is clicked, and not before; a file of our
 * own starts by itself, muted, when it comes into view.
 */
export function VideoPlayer({ source, subject, onReady }: VideoPlayerProps) {
  const [state, setState] = useState<State>('poster');
  const mount = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const isHydrated = useHydrated();

  const play = async (isAsked: boolean) => {
    if (state === 'loading' || !mount.current) return;
    setState('loading');
    try {
      const player = await loadPlayer(mount.current, source, texts.videoOf(subject));
      setState('ready');
      if (isAsked) player.focus();
      onReady?.(player);
    } catch (error) {
      console.error(`The video ${source.videoId} could not be loaded.`, error);
      setState(isAsked ? 'failed' : 'failed-unasked');
    }
  };

  useEffect(() => {
    if (state === 'failed') link.current?.focus();
  }, [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the poster comes into view
  useEffect(() => {
    if (source.kind === 'file' && mayStartUnasked()) void play(false);
  }, []);

  const isFailed = state === 'failed' || state === 'failed-unasked';
  const swatch = <Swatch src={source.swatchUrl} />;
  return (
    <div className={styles.frame}>
      <div ref={mount} className={styles.mount} />
      {isFailed && (
        <PosterLink href={source.link} subject={subject} note={notes.failed} ref={link}>
          {swatch}
        </PosterLink>
      )}
      {(state === 'poster' || state === 'loading') &&
        (isHydrated ? (
          <PosterButton
            onClick={() => void play(true)}
            isBusy={state === 'loading'}
            subject={subject}
            note={notes[state]}
          >
            {swatch}
          </PosterButton>
        ) : (
          <PosterLink href={source.link} subject={subject} note={texts.videoOpensInNewTab}>
            {swatch}
          </PosterLink>
        ))}
    </div>
  );
}
