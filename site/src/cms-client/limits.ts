/** How far the CMS is trusted: times in milliseconds, sizes in bytes. */
export const limits = {
  connections: 8,
  /** Further ones, for editors' sessions. */
  authorizations: 4,
  /** Further ones, for sign-ins and for asking whether the CMS is well. */
  mutations: 4,
  /** Further ones, for what visitors send. */
  submissions: 4,
  /** A CMS that sends mails before it answers may take a minute: asking again would not make it faster. */
  submission: { connect: 2_000, total: 120_000 },
  connect: 1_000,
  headers: 5_000,
  /** One question with its retry, queueing included. */
  total: 8_000,
  /**
   * One page with all its questions, waiting included. A visitor is told within 8 seconds; the rest is for sending,
   * and far from the 15 after which the connection ends.
   */
  page: 7_000,
  /** A sitemap of hundreds of thousands of addresses: made once for all who ask, none of whom waits that long. */
  document: 300_000,
  /**
   * One form, from its last byte. `judged`: until it is known what becomes of it. `page`: for the page that says so to a
   * visitor without JavaScript. Together they are within the 8 seconds in which a page answers.
   */
  form: { judged: 4_500, page: 3_000 },
  /** How old an answer may be that pages share, such as the menus. */
  shared: 3_000,
  /** After decoding; stops endless answers and compressed bombs. */
  body: 5 * 1024 * 1024,
  /** Levels of objects and arrays in an answer, of which ours have about twenty, and values, of which they have thousands. */
  json: { depth: 64, values: 100_000 },
  /** A file of the media library. */
  upload: 25 * 1024 * 1024,
  /** Connections for files of the media library, apart from those for queries. */
  uploadConnections: 4,
  /** One file from its first byte to its last. */
  uploadTotal: 120_000,
  /** Longest address of a GET; proxies refuse longer ones. */
  url: 4_096,
  retryDelay: { least: 100, most: 400 },
  breaker: { threshold: 0.5, duration: 10_000, calls: 10, halfOpenAfter: 5_000 },
  /** Most nodes that one answer may name. */
  tags: 2_000,
} as const;
