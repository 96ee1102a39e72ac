declare global {
  interface Window {
    /** The queue that the tag container reads when it loads. */
    dataLayer?: object[];
  }
}

/** The element that `tag-manager.tsx` renders when a container is configured. */
export function tagContainer(): HTMLMetaElement | null {
  return document.querySelector('meta[name="tag-container"]');
}

/** Pushes an event to the tag container; does nothing without one. */
export function pushToDataLayer(event: object): void {
  if (!tagContainer()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
