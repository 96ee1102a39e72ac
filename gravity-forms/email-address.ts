/** WordPress allows dots anywhere; some phone companies have issued such addresses. */
const local = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** A single plain address of at least six characters, with a domain of at least two parts, as WordPress accepts it. */
export function isEmailAddress(text: string): boolean {
  const at = text.indexOf('@', 1);
  const labels = text.slice(at + 1).split('.');
  return (
    text.length >= 6 &&
    at > 0 &&
    local.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part))
  );
}
