/** Where a page begins: the form's own frame shows pages, so nothing stands here. */
export function Page() {
  return null;
}
