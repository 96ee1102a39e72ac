/**
 * A short hash (64 bits of FNV-1a, as two halves with different seeds) that distinguishes versions of a form. It is
 * not cryptographic.
 */
export function shortHash(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((seed) => half(text, seed)).join('');
}

function half(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
