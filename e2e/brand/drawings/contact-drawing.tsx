/** Beside the call to contact the company: a crane over the quay. */
export function ContactDrawing() {
  return (
    <svg viewBox="0 0 420 220" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="4">
      <path d="M0 204h420M120 204V30h220M120 30 80 70h40M300 30v70M284 100h32v40h-32z" />
      <path d="M120 90l60-60M120 150l60-60" strokeWidth="2" />
    </svg>
  );
}
