/** A posted form, normalized: absent fields are empty, lines end in one character. */
export interface PostedForm {
  /** The first value of this name, or empty. */
  text: (name: string) => string;
  all: (name: string) => string[];
  has: (name: string) => boolean;
  /** The chosen files; a control without a choice has none. */
  files: (name: string) => File[];
  names: () => string[];
}

export function postedForm(data: FormData): PostedForm {
  const all = (name: string): string[] =>
    data.getAll(name).flatMap((value) => (typeof value === 'string' ? [value.replaceAll('\r\n', '\n')] : []));
  return {
    text: (name) => all(name)[0] ?? '',
    all,
    has: (name) => data.has(name),
    files: (name) => data.getAll(name).filter((value) => value instanceof File && value.size > 0) as File[],
    names: () => [...data.keys()],
  };
}
