/** For the page of a URL that does not exist: a pipe with a gap. */
export function MissingPart() {
  return (
    <svg viewBox="0 0 640 200" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="10">
      <path d="M0 70h240v60H0M640 70H400v60h240M240 50v100M400 50v100" />
      <path d="M270 100h100" strokeDasharray="16 14" />
    </svg>
  );
}
