interface SeededMedia {
  id: number;
  file: string;
  width: number | null;
  height: number | null;
}

/** Catalogues refer to users by login, to terms by slug, to pages by path. */
type ReferenceKind = 'user' | 'category' | 'post_tag' | 'media' | 'page';

/**
 * Turns the starting content's keys into database IDs. An unknown key is recorded and
 * left out, so that one missing drawing does not keep the site from starting.
 */
export class SeedReferences {
  readonly #ids = new Map<string, number>();
  readonly #media = new Map<string, SeededMedia>();
  readonly #missing = new Set<string>();

  get missing(): readonly string[] {
    return [...this.#missing];
  }

  add(kind: ReferenceKind, key: string, id: number): void {
    this.#ids.set(`${kind} ${key}`, id);
  }
  addMedia(key: string, media: SeededMedia): void {
    this.#media.set(key, media);
    this.add('media', key, media.id);
  }

  id(kind: ReferenceKind, key: string): number | null {
    const id = this.#ids.get(`${kind} ${key}`);
    if (id === undefined) this.#missing.add(`${kind} ${key}`);
    return id ?? null;
  }
  /** Root-relative URL of a file. */
  mediaUrl(key: string): string {
    this.id('media', key);
    return `/wp-content/uploads/${this.#media.get(key)?.file ?? 'missing'}`;
  }

  /** HTML with `media:KEY` replaced by the file's root-relative path; images also get WordPress's attributes. */
  html(html: string): string {
    return html.replace(/(\w+)="media:([^"]+)"/g, (_whole, attribute: string, key: string) => {
      const link = `${attribute}="${this.mediaUrl(key)}"`;
      const media = this.#media.get(key);
      if (attribute !== 'src' || !media?.width || !media.height) return link;
      return `${link} class="wp-image-${media.id}" width="${media.width}" height="${media.height}"`;
    });
  }
}
