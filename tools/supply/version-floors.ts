/**
 * The lowest version of a package that may be locked, with the advisory about the versions below. Not every registry
 * satisfies `npm audit`, and a lock file that was restored or merged by hand can bring an old version back.
 */
export const versionFloors: Readonly<Record<string, { least: string; because: string }>> = {
  cookie: { least: '0.7.0', because: 'CVE-2024-47764: names and paths of cookies were not checked' },
  'file-type': { least: '16.5.4', because: 'CVE-2022-36313: an endless loop in a made-up Matroska file' },
  graphql: { least: '16.8.1', because: 'CVE-2023-26144: validation of overlapping fields took exponential time' },
  nanoid: { least: '3.3.8', because: 'CVE-2024-55565: predictable results for fractional sizes' },
  node: { least: '24.13.0', because: 'the security releases of January 2026' },
  nodemailer: { least: '7.0.11', because: 'CVE-2025-13033: mail to another domain; GHSA-rcmh-qjqh-p98v: recursion' },
  postcss: { least: '8.4.31', because: 'CVE-2023-44270: comments that end early' },
  'sanitize-html': { least: '2.12.1', because: 'CVE-2024-21501: paths of the server in style attributes' },
  semver: { least: '7.5.2', because: 'CVE-2022-25883: a regular expression without limit' },
  sharp: { least: '0.32.6', because: 'CVE-2023-4863: libwebp wrote beyond its memory' },
  undici: { least: '7.5.0', because: 'CVE-2025-22150, CVE-2025-47279: predictable boundaries, memory without limit' },
  vite: { least: '7.1.11', because: 'CVE-2025-62522 and those before: files outside of the project' },
  ws: { least: '7.5.10', because: 'CVE-2024-37890: too many headers ended the process' },
};

/** Compares the numbers of two versions. @returns below, at or above 0 like a sort function */
export function compareVersions(a: string, b: string): number {
  const [left = [], right = []] = [a, b].map((version) => version.split(/[.+-]/).slice(0, 3).map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
