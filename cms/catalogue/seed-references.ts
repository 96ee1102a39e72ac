interface SeededMedia {
  id: number;
  file: string;
  width: number | null;
  height: number | null;
}

/**
 * Turns the catalogue's keys into database IDs. An unknown key is recorded and
 * left out, so that one missing drawing does not keep the site from starting.
 */
export class SeedReferences {
  readonly #users = new Map<string, number>();
  readonly #terms = new Map<string, number>();
  readonly #media = new Map<string, SeededMedia>();
  readonly #pages = new Map<string, number>();
  readonly #missing = new Set<string>();

  get missing(): readonly string[] {
    return [...this.#missing];
  }

  addUser(login: string, id: number): void {
    this.#users.set(login, id);
  }
  addTerm(taxonomy: string, slug: string, id: number): void {
    this.#terms.set(`${taxonomy}/${slug}`, id);
  }
  addMedia(key: string, media: SeededMedia): void {
    this.#media.set(key, media);
  }
  addPage(path: string, id: number): void {
    this.#pages.set(path, id);
  }

  user(login: string): number | null {
    return this.#users.get(login) ?? this.#note(`user ${login}`);
  }
  term(taxonomy: string, slug: string): number | null {
    return this.#terms.get(`${taxonomy}/${slug}`) ?? this.#note(`${taxonomy} ${slug}`);
  }
  media(key: string): number | null {
    return this.#media.get(key)?.id ?? this.#note(`media ${key}`);
  }
  /** Root-relative URL of a file. */
  mediaUrl(key: string): string {
    const media = this.#media.get(key);
    if (!media) this.#note(`media ${key}`);
    return `/wp-content/uploads/${media?.file ?? 'missing'}`;
  }
  page(path: string): number | null {
    return this.#pages.get(path) ?? this.#note(`page ${path}`);
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

  #note(what: string): null {
    this.#missing.add(what);
    return null;
  }
}
