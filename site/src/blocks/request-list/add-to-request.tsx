import * as texts from '@headwater/brand/texts.ts';
import { requestPath } from '../../config/request-path.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './add-to-request.module.css';

interface AddToRequestProps {
  number: string;
  /** `main`: the page's first action. `second`: as wide as the action above it. */
  look?: 'main' | 'second';
}

/** A button that puts one product or part on the visitor's list. It works without JavaScript, on pages from a cache. */
export function AddToRequest({ number, look }: AddToRequestProps) {
  const words = (
    <>
      {texts.request.add}
      <VisuallyHidden>: {number}</VisuallyHidden>
    </>
  );
  return (
    <form
      className={classNames(styles.form, look === 'second' && styles.wide)}
      method="post"
      action={requestPath}
      data-print="no"
    >
      {look ? (
        <SubmitButton name="add" value={number} outlined={look === 'second'}>
          {words}
        </SubmitButton>
      ) : (
        <button type="submit" className={styles.small} name="add" value={number}>
          {words}
        </button>
      )}
    </form>
  );
}
