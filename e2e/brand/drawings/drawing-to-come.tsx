/** For a product whose pictures are still to come: an empty frame. Its stroke is the page's. */
export function DrawingToCome() {
  return (
    <svg viewBox="0 0 120 60" aria-hidden="true">
      <path d="M20 6h80v48H20zM20 42l26-20 20 14 14-10 20 16" />
    </svg>
  );
}
