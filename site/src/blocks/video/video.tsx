import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './video.module.css';
import { videoAddress } from './video-address.ts';

interface VideoProps {
  videoId: string | null | undefined;
  /** What the video shows, such as the product's name. */
  subject: string;
}

/** A poster that leads to the video; the provider is not loaded until the visitor asks. */
export function Video({ videoId, subject }: VideoProps) {
  const href = videoAddress(videoId);
  if (!href) return null;
  return (
    <div data-print="no">
      <Section title="On the test stand">
        <a className={styles.poster} href={href} target="_blank" rel="noopener">
          <span className={styles.play}>
            <Icon name="play" />
          </span>
          <span className={styles.words}>Watch the video of {subject}</span>
          <span className={styles.note}>Opens in a new tab</span>
        </a>
      </Section>
    </div>
  );
}
