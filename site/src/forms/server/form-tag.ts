/** The tag of the pages that show a form: its global id, as messages of the CMS about changes name it. */
export function formTag(formId: number): string {
  return btoa(`gf_form:${formId}`);
}

/** The database ids of the forms among the nodes that a page is made of. */
export function formsAmong(tags: Iterable<string>): number[] {
  return [...tags].flatMap((tag) => {
    const [, id] = /^gf_form:([1-9]\d{0,8})$/.exec(Buffer.from(tag, 'base64').toString('latin1')) ?? [];
    return id ? [Number(id)] : [];
  });
}
