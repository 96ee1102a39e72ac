/** A page of a provider that may be shown in a frame after a click. */
export interface Embed {
  /** URL of the frame: built from the parts of it that are known, so that nothing else of an editor's URL gets there. */
  frame: string;
  /** The same video or map as a page of its own, for visitors who don't load the frame. */
  page: string;
}

export interface EmbedProvider {
  /** As visitors read it. */
  name: string;
  kind: 'video' | 'map';
  /** What `frame-src` has to allow for it. */
  frameSources: readonly string[];
  /**
   * Reads the URL of a frame, or that of a page from which WordPress would make one.
   * @param url starts with `https://`
   * @returns undefined if the URL is none of this provider's videos or maps
   */
  read(url: URL): Embed | undefined;
}
