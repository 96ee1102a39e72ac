import * as texts from '@headwater/brand/texts.ts';
import type { Ref } from 'react';
import type { FormDefinition } from '../model/form-definition.ts';

interface ProgressProps {
  form: FormDefinition;
  /** Visible pages, in order. */
  pages: readonly number[];
  page: number;
  /** The element that gets the focus when another page opens. */
  ref: Ref<HTMLParagraphElement>;
}

function nameOf({ pages }: FormDefinition, page: number): string {
  return pages.find(({ number }) => number === page)?.name ?? '';
}

/** A visitor's progress through a form with several pages: a bar or a list of steps, as the editor chose. */
export function Progress({ form, pages, page, ref }: ProgressProps) {
  const step = pages.indexOf(page) + 1;
  const name = nameOf(form, page);
  return (
    <div className="form-progress" data-kind={form.pagination.type}>
      <p ref={ref} tabIndex={-1}>
        {texts.stepOf(step, pages.length)}
        {name && <span> · {name}</span>}
      </p>
      {form.pagination.type === 'PERCENTAGE' && <progress aria-hidden="true" max={pages.length} value={step} />}
      {form.pagination.type === 'STEPS' && (
        <ol aria-hidden="true">
          {pages.map((number, index) => (
            <li
              key={number}
              data-done={index + 1 < step ? '' : undefined}
              data-current={number === page ? '' : undefined}
            >
              {nameOf(form, number) || texts.step(index + 1)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
