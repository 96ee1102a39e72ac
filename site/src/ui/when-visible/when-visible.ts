/**
 * Runs a function for each element of a selector, once, when it first comes into view.
 */
export function whenVisible(selector: string, start: (element: HTMLElement) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      start(target);
    }
  });
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
