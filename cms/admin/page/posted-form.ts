/** What a browser posted, read without surprises: absent fields are empty, lines end in one character. */
export interface PostedForm {
  /** The first value of this name, or empty. */
  text: (name: string) => string;
  all: (name: string) => string[];
  has: (name: string) => boolean;
  /** The file that was chosen; undefined where none was. */
  file: (name: string) => File | undefined;
  names: () => string[];
}

export function postedForm(data: FormData): PostedForm {
  const all = (name: string): string[] =>
    data.getAll(name).flatMap((value) => (typeof value === 'string' ? [value.replaceAll('\r\n', '\n')] : []));
  return {
    text: (name) => all(name)[0] ?? '',
    all,
    has: (name) => data.has(name),
    file: (name) => {
      const value = data.get(name);
      return value instanceof File && value.size > 0 ? value : undefined;
    },
    names: () => [...data.keys()],
  };
}
