/** Pixels around the viewport in which an island counts as visible. */
const NEAR = '200px';

/** Hydrates an island that no visitor has to use first. Until its script comes, and if it never does, it stays as it is. */
export function hydrateLater(island: HTMLElement, when: 'idle' | 'visible', load: () => Promise<() => void>): void {
  const hydrate = () => {
    load().then(
      (start) => start(),
      (error: unknown) => console.warn(error),
    );
  };
  // Safari has no idle callbacks.
  if (when === 'idle') (globalThis.requestIdleCallback ?? setTimeout)(hydrate);
  else {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        hydrate();
      },
      { rootMargin: NEAR },
    );
    // An island itself has no box.
    for (const element of island.children) observer.observe(element);
  }
}
