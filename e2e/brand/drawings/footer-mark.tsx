/** At the corner of the footer: an anchor. Its stroke is the footer's. */
export function FooterMark({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 24" aria-hidden="true">
      <path d="M20 4v18M14 9h12M8 14q2 8 12 8t12-8" />
    </svg>
  );
}
