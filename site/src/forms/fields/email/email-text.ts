const LOCAL = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;
const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** Whether WordPress accepts a text as an email address: its rules are stricter than the standard's. */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@', 1);
  const labels = text.slice(at + 1).split('.');
  return (
    text.length >= 6 &&
    at > 0 &&
    LOCAL.test(text.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label))
  );
}
