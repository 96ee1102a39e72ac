import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  drawing?: ReactNode;
  children: ReactNode;
}

/** A page with a single message and a drawing beside it. */
export function Notice({ title, drawing, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {children}
        </div>
        {drawing}
      </div>
    </div>
  );
}
