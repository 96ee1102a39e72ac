/** WordPress allows dots anywhere; some phone companies have issued such addresses. */
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i;
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** A single plain address with a domain of at least two parts, at most 254 characters, as WordPress accepts it. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    text.length <= 254 &&
    local.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part))
  );
}
