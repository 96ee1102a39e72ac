import styles from './icon.module.css';

/** Strokes on a 24 by 24 grid, two units wide; brand marks are filled. */
const shapes = {
  arrow: { path: 'M3 12h17M14 6l6 6-6 6' },
  back: { path: 'M21 12H4M10 6l-6 6 6 6' },
  chevron: { path: 'M5 9l7 7 7-7' },
  search: { path: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5L21 21' },
  phone: {
    path: 'M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4c0 1.1-.9 2-2 2A16 16 0 0 1 3 5c0-1.1.9-2 2-2z',
  },
  menu: { path: 'M3 6h18M3 12h18M3 18h12' },
  close: { path: 'M5 5l14 14M19 5L5 19' },
  download: { path: 'M12 3v13M6 11l6 6 6-6M4 21h16' },
  play: { path: 'M7 4l13 8-13 8z', filled: true },
  pause: { path: 'M6 4h4v16H6zM14 4h4v16h-4z', filled: true },
  facebook: {
    path: 'M14 22v-8h3l.6-3.6H14V8.1c0-1 .4-1.7 1.8-1.7h2V3.2A24 24 0 0 0 15 3c-2.9 0-4.6 1.7-4.6 4.8v2.6H7V14h3.4v8z',
    filled: true,
  },
  linkedin: {
    path: 'M4 9h4v12H4zM6 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 6 3zM10 9h3.8v1.7c.6-1 1.9-2 3.9-2 3.3 0 4.3 2 4.3 5.2V21h-4v-6.3c0-1.6-.5-2.6-1.9-2.6-1.5 0-2.1 1.1-2.1 2.7V21h-4z',
    filled: true,
  },
  youtube: {
    path: 'M21.6 7.2a2.7 2.7 0 0 0-1.9-1.9C18 4.8 12 4.8 12 4.8s-6 0-7.7.5a2.7 2.7 0 0 0-1.9 1.9C2 8.9 2 12 2 12s0 3.1.4 4.8c.2.9 1 1.7 1.9 1.9 1.7.5 7.7.5 7.7.5s6 0 7.7-.5a2.7 2.7 0 0 0 1.9-1.9c.4-1.7.4-4.8.4-4.8s0-3.1-.4-4.8zM10 15.2V8.8l5.5 3.2z',
    filled: true,
  },
} as const satisfies Record<string, { path: string; filled?: boolean }>;

export type IconName = keyof typeof shapes;

/** A small decorative drawing next to a text; hidden from screen readers, so the text must be complete. */
export function Icon({ name }: { name: IconName }) {
  const shape: { path: string; filled?: boolean } = shapes[name];
  return (
    <svg className={shape.filled ? styles.filled : styles.stroked} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape.path} />
    </svg>
  );
}
