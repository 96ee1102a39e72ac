import * as texts from '@headwater/brand/texts.ts';
import { env } from '../../config/env.ts';
import { readVideo, type VideoSource, videoLink, videoPolicy, videoSource } from '../../content/video/provider.ts';
import { Script } from '../../page-files/page-files.tsx';
import { useRendering } from '../../rendering/rendering.ts';
import { Section } from '../../ui/section/section.tsx';
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

interface VideoProps {
  videoId: string | null | undefined;
  /** What the video shows, such as the product's name. */
  subject: string;
}

/** A product's video: its poster, or a link to it where videos are off. */
export function Video({ videoId, subject }: VideoProps) {
  const { warnings, thirdParties } = useRendering().locals;
  const text = videoId?.trim() ?? '';
  const video = readVideo(text, env.VIDEO_PROVIDER);
  if (text && !video) {
    warnings.push(
      `${JSON.stringify(text.slice(0, 40))} is not a video: enter the URL of an MP4 or WebM file in the media library, or the ten letters and digits of a provider's id`,
    );
  }
  if (!video) return null;
  const source = video.provider === 'off' ? undefined : videoSource(video.provider, video.id);
  const policy = video.provider === 'off' ? undefined : videoPolicy(video.provider);
  if (policy) thirdParties.video = { 'img-src': policy.pictures };
  return (
    <div data-print="no">
      <Section title={texts.videoTitle}>
        {source ? (
          <>
            <VideoFrame source={source} subject={subject} />
            <Script name="video" />
          </>
        ) : (
          <VideoPoster href={videoLink(video.id)} subject={subject} />
        )}
      </Section>
    </div>
  );
}
