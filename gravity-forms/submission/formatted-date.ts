const names = (style: Intl.DateTimeFormatOptions) => (date: Date) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...style }).format(date);
const two = (number: number) => String(number).padStart(2, '0');
const hour = (date: Date) => date.getUTCHours() % 12 || 12;

/** The letters of PHP's formats that editors use. */
const letters: Readonly<Record<string, (date: Date) => string | number>> = {
  d: (date) => two(date.getUTCDate()),
  j: (date) => date.getUTCDate(),
  D: names({ weekday: 'short' }),
  l: names({ weekday: 'long' }),
  m: (date) => two(date.getUTCMonth() + 1),
  n: (date) => date.getUTCMonth() + 1,
  M: names({ month: 'short' }),
  F: names({ month: 'long' }),
  Y: (date) => date.getUTCFullYear(),
  y: (date) => two(date.getUTCFullYear() % 100),
  H: (date) => two(date.getUTCHours()),
  G: (date) => date.getUTCHours(),
  h: (date) => two(hour(date)),
  g: hour,
  i: (date) => two(date.getUTCMinutes()),
  s: (date) => two(date.getUTCSeconds()),
  a: (date) => (date.getUTCHours() < 12 ? 'am' : 'pm'),
  A: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
};

/**
 * A time as a merge tag such as `{date_created:format:d.m.Y}` requests it; without options as WordPress writes dates.
 * @param time ISO 8601
 * @param options `raw`, `timestamp`, `time`, or `format:` with one of PHP's formats, in which `\:` is a colon
 */
export function formattedDate(time: string, options: string): string {
  const date = new Date(time);
  const parts = options.split(/(?<!\\):/).map((part) => part.replaceAll('\\:', ':'));
  if (parts.includes('raw')) return date.toISOString().slice(0, 19).replace('T', ' ');
  if (parts.includes('timestamp')) return String(Math.floor(date.getTime() / 1000));
  const at = parts.indexOf('format');
  const format = (at < 0 ? undefined : parts[at + 1]) || 'F j, Y';
  const written = parts.includes('time') ? `${format} \\a\\t g:i a` : format;
  return written.replace(/\\(.)|([a-z])/gi, (letter, escaped?: string) => {
    const shown = Object.hasOwn(letters, letter) ? letters[letter] : undefined;
    return escaped ?? String(shown?.(date) ?? letter);
  });
}
