import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import type { PaperFilter as Filter, paperChoices } from '../../documents/filter-papers.ts';
import { languageName } from '../../documents/languages.ts';
import { documentsPath } from '../../routing/document-paths.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import styles from './paper-filter.module.css';

interface ChoiceProps {
  name: keyof Filter;
  label: string;
  chosen: string;
  options: readonly { value: string; label: string }[];
}

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </p>
  );
}

function Choice({ name, label, chosen, options }: ChoiceProps) {
  const id = `documents-${name}`;
  return (
    <Field id={id} label={label}>
      <select id={id} name={name} defaultValue={chosen}>
        <option value="">{texts.documentAny}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface PaperFilterProps {
  filter: Filter;
  choices: ReturnType<typeof paperChoices>;
}

/** Narrows the list of papers, as a plain form: `GET /documents/?kind=manual&lang=de`. */
export function PaperFilter({ filter, choices: { kinds, languages, products } }: PaperFilterProps) {
  return (
    <search>
      <form className={styles.form} action={documentsPath()} method="get">
        <Field id="documents-q" label={texts.documentWords}>
          <input id="documents-q" name="q" type="text" dir="auto" enterKeyHint="search" defaultValue={filter.q} />
        </Field>
        <Choice
          name="kind"
          label={texts.documentKind}
          chosen={filter.kind}
          options={kinds.map((value) => ({ value, label: texts.paperKinds[value] }))}
        />
        <Choice
          name="lang"
          label={texts.documentLanguage}
          chosen={filter.lang}
          options={languages.map((value) => ({ value, label: languageName(value) }))}
        />
        {products.length > 0 && (
          <Choice
            name="product"
            label={texts.documentProduct}
            chosen={filter.product}
            options={products.map(({ slug, title }) => ({ value: slug, label: title }))}
          />
        )}
        <SubmitButton>{texts.documentsShow}</SubmitButton>
      </form>
    </search>
  );
}
