import * as texts from '@headwater/brand/texts.ts';
import { requestPath } from '../../config/request-path.ts';
import { SubmitButton } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './add-to-request.module.css';

interface AddToRequestProps {
  number: string;
  /** On the page of the product or part itself. */
  isMain?: boolean;
}

/** A button that puts one product or part on the visitor's list. It works without JavaScript, on pages from a cache. */
export function AddToRequest({ number, isMain = false }: AddToRequestProps) {
  const words = (
    <>
      {texts.request.add}
      <VisuallyHidden>: {number}</VisuallyHidden>
    </>
  );
  return (
    <form className={styles.form} method="post" action={requestPath} data-print="no">
      {isMain ? (
        <SubmitButton name="add" value={number}>
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
