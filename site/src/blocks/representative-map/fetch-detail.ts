/** The answer of the endpoint with detailed shapes. */
interface Detail {
  unit: number;
  shapes: { id: string; path: string }[];
}

/**
 * Replaces the shapes of a map by detailed ones. Without an answer the map stays as it is.
 * @param unit of the page's shapes
 */
export async function fetchDetail(svg: SVGSVGElement, url: string, unit: number): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) return;
  const detail: Detail = await response.json();
  const paths = new Map(detail.shapes.map(({ id, path }) => [id, path]));
  for (const link of svg.querySelectorAll<SVGAElement>('[data-territory]')) {
    const path = paths.get(link.dataset.territory ?? '');
    if (!path) continue;
    link.firstElementChild?.setAttribute('d', path);
    link.firstElementChild?.setAttribute('transform', `scale(${detail.unit / unit})`);
  }
}
