import * as texts from '@headwater/brand/texts.ts';
import type { VideoSource } from '../../content/video/provider.ts';
import styles from './video-frame.module.css';
import { VideoPoster } from './video-poster.tsx';

interface VideoFrameProps {
  source: VideoSource;
  /** What the video shows, such as the product's name. */
  subject: string;
}

/** A poster over the blurred first frame, which `start-video.ts` replaces by a player. */
export function VideoFrame({ source, subject }: VideoFrameProps) {
  return (
    <div className={styles.frame} data-video={JSON.stringify(source)} data-video-label={texts.videoOf(subject)}>
      <div className={styles.mount} data-video-mount="" />
      <VideoPoster href={source.link} subject={subject}>
        <span className={styles.swatch} data-video-swatch="">
          {!(source.kind === 'provider' && source.isThirdParty) && (
            <img src={source.swatchUrl} alt="" loading="lazy" decoding="async" />
          )}
        </span>
      </VideoPoster>
    </div>
  );
}
