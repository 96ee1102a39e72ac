import styles from './contact-drawing.module.css';

/** Beside the call to contact the company: the curve of a pump meets the curve of its system. */
export function ContactDrawing() {
  return (
    <svg className={styles.chart} viewBox="0 0 420 220" aria-hidden="true">
      <path
        className={styles.grid}
        d="M40 20v170M116 20v170M192 20v170M268 20v170M344 20v170M420 20v170M40 20h380M40 62h380M40 105h380M40 147h380"
      />
      <path className={styles.axis} d="M40 10v180h380" />
      <path className={styles.curve} d="M40 46c120 4 230 26 350 124" />
      <path className={styles.system} d="M40 152c110-4 220-34 350-118" />
      <path className={styles.dimension} d="M271 104v86M271 104H40M265 182l6 8 6-8M48 98l-8 6 8 6" />
      <circle className={styles.point} cx="271" cy="104" r="7" />
    </svg>
  );
}
