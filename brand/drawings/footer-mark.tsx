/** At the corner of the footer: the sign for a water level on drawings. Its stroke is the footer's. */
export function FooterMark({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 24" aria-hidden="true">
      <path d="M8 1h24L20 13zM12 17h16M16 21h8" />
    </svg>
  );
}
