/** Distance to the viewport at which it is time to load what comes next. */
export const NEAR = '200px';

/**
 * Runs a function for each element of a selector, once, when it first comes into view.
 * @param margin by which the view is larger than the window, such as `NEAR`
 */
export function whenVisible(selector: string, start: (element: HTMLElement) => void, margin = '0px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        start(target);
      }
    },
    { rootMargin: margin },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
