/** For a product whose pictures are still to come: the center lines that a drawing begins with. Its stroke is the page's. */
export function DrawingToCome() {
  return (
    <svg viewBox="0 0 120 60" aria-hidden="true">
      <path d="M10 30h100M60 8v44" strokeDasharray="10 3 2 3" />
      <circle cx="60" cy="30" r="17" />
    </svg>
  );
}
