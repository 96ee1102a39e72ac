declare global {
  interface Window {
    /** The queue that a container of tags reads, whenever it arrives. */
    dataLayer?: object[];
  }
}

/** The tag that `tag-manager.astro` writes when a container is configured. */
export function tagContainer(): HTMLMetaElement | null {
  return document.querySelector('meta[name="tag-container"]');
}

/** Tells the container of tags that something happened; without a container nobody is told. */
export function pushToDataLayer(event: object): void {
  if (!tagContainer()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
