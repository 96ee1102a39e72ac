/** A posted form, normalized: absent fields are empty, lines end in one character. */
export type PostedForm = ReturnType<typeof postedForm>;

export function postedForm(data: FormData) {
  const all = (name: string): string[] =>
    data.getAll(name).flatMap((value) => (typeof value === 'string' ? [value.replaceAll('\r\n', '\n')] : []));
  return {
    /** The first value of this name, or empty. */
    text: (name: string): string => all(name)[0] ?? '',
    all,
    has: (name: string): boolean => data.has(name),
    /** The chosen files; a control without a choice has none. */
    files: (name: string) => data.getAll(name).filter((value) => value instanceof File && value.size > 0) as File[],
    names: (): string[] => [...data.keys()],
  };
}
