/** The cache tag of pages that show a form: its global ID, as in the CMS's messages about changes. */
export function formTag(formId: number): string {
  return btoa(`gf_form:${formId}`);
}

/** The database IDs of the forms among the tags of a page. */
export function formsAmong(tags: Iterable<string>): number[] {
  return [...tags].flatMap((tag) => {
    const [, id] = /^gf_form:([1-9]\d{0,8})$/.exec(Buffer.from(tag, 'base64').toString('latin1')) ?? [];
    return id ? [Number(id)] : [];
  });
}
