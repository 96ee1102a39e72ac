import * as texts from '@headwater/brand/texts.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loadPlayer } from '../../content/video/load-player.ts';
import type { VideoSource } from '../../content/video/provider.ts';
import { Swatch } from './swatch.tsx';
import styles from './video-player.module.css';
import { PosterButton, PosterLink } from './video-poster.tsx';

interface VideoPlayerProps {
  source: VideoSource;
  /** What the video shows, such as the product's name. */
  subject: string;
  /** Called with the player when it can be used. */
  onReady?: (player: HTMLElement) => void;
}

type State = 'poster' | 'loading' | 'ready' | 'failed';

const notes = {
  poster: texts.videoPlaysHere,
  loading: texts.videoLoading,
  failed: texts.videoFailed,
} as const satisfies Record<Exclude<State, 'ready'>, string>;

const subscribeToNothing = () => () => {};

/** False while the page is what the server sent: then only a link can be clicked. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** A poster that becomes the provider's player when it is clicked, and not before. */
export function VideoPlayer({ source, subject, onReady }: VideoPlayerProps) {
  const [state, setState] = useState<State>('poster');
  const mount = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const isHydrated = useHydrated();

  useEffect(() => {
    if (state === 'failed') link.current?.focus();
  }, [state]);

  const play = async () => {
    if (state === 'loading' || !mount.current) return;
    setState('loading');
    try {
      const player = await loadPlayer(mount.current, source);
      setState('ready');
      player.focus();
      onReady?.(player);
    } catch (error) {
      console.error(`The video ${source.videoId} could not be loaded.`, error);
      setState('failed');
    }
  };

  const swatch = <Swatch src={source.swatchUrl} />;
  return (
    <div className={styles.frame}>
      <div ref={mount} className={styles.mount} />
      {state === 'failed' && (
        <PosterLink href={source.link} subject={subject} note={notes.failed} ref={link}>
          {swatch}
        </PosterLink>
      )}
      {(state === 'poster' || state === 'loading') &&
        (isHydrated ? (
          <PosterButton onClick={play} isBusy={state === 'loading'} subject={subject} note={notes[state]}>
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
