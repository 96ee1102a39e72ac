/** A page break renders nothing: the form itself renders pages. */
export function Page() {
  return null;
}
