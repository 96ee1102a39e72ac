import * as texts from '@headwater/brand/texts.ts';
import { requestPath } from '../../request-list/request-path.ts';
import { SubmitButton } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';

/** A button that puts one product or part on the visitor's list. It works without JavaScript, on pages from a cache. */
export function AddToRequest({ number }: { number: string }) {
  return (
    <form method="post" action={requestPath} data-print="no">
      <input type="hidden" name="do" value="add" />
      <input type="hidden" name="number" value={number} />
      <SubmitButton>
        {texts.request.add}
        <VisuallyHidden>: {number}</VisuallyHidden>
      </SubmitButton>
    </form>
  );
}
