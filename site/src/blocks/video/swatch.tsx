import { useState } from 'react';
import styles from './video-player.module.css';

/** The video's blurred first frame; it fades in when loaded, even if it loaded before the script. */
export function Swatch({ src }: { src: string }) {
  const [isLoaded, setLoaded] = useState(false);
  const noteComplete = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLoaded(true);
  };
  return (
    <span className={styles.swatch} data-loaded={isLoaded ? '' : undefined}>
      <img ref={noteComplete} src={src} alt="" loading="lazy" decoding="async" onLoad={() => setLoaded(true)} />
    </span>
  );
}
