import type { EditedDocument, LibraryFile, ProductFiles } from '../assemble-papers.ts';
import type { Paper, PaperFile } from '../paper.ts';

/** A file of the library. */
export function libraryFile(id: number, name: string): LibraryFile {
  return { id, upload: `2026/11/${name}`, modified: '2026-11-27T08:00:00', bytes: 1000 + id };
}

export type Row = EditedDocument['rows'][number];

export function row(file: LibraryFile | undefined, values: Partial<Row> = {}): Row {
  return { file, language: '', revision: '', date: '', pages: undefined, note: '', ...values };
}

export function editedDocument(id: number, values: Partial<EditedDocument> = {}): EditedDocument {
  return {
    id,
    slug: `document-${id}`,
    title: `Document ${id}`,
    number: '',
    kind: 'manual',
    products: [],
    supersededBy: undefined,
    rows: [],
    ...values,
  };
}

export function productFiles(id: number, name: string, files: ProductFiles['files']): ProductFiles {
  const slug = name.toLowerCase();
  return { id, slug, path: `/products/${slug}/`, title: name, files };
}

export function paperFile(values: Partial<PaperFile> & Pick<PaperFile, 'revision' | 'language'>): PaperFile {
  const { revision, language } = values;
  return {
    label: revision,
    date: '',
    pages: undefined,
    note: '',
    upload: `${revision}-${language}.pdf`,
    extension: 'pdf',
    bytes: 10,
    version: `${revision}-${language}`,
    ...values,
  };
}

export function paper(values: Partial<Paper> & Pick<Paper, 'slug'>): Paper {
  return {
    aliases: [],
    source: 'document' as const,
    number: '',
    title: values.slug,
    kind: 'manual' as const,
    products: [],
    files: [],
    supersededBy: undefined,
    ...values,
  };
}
