/** How far the CMS is trusted: times in milliseconds, sizes in bytes. */
export const limits = {
  connections: 8,
  /**
   * For queries that no visitor waits for. They have a circuit breaker of their own, leave connections to pages, and wait
   * so many times longer: PHP goes on with a query that is given up, and a retry is work in addition to it.
   */
  background: { connections: 2, patience: 4 },
  /** Connections for editors' sessions. */
  authorizations: 4,
  /** Connections for sign-ins and health checks. */
  mutations: 4,
  /** Connections for visitors' forms. */
  submissions: 4,
  /** A CMS that sends mail before it responds may take a minute: a retry would not make it faster. */
  submission: { connect: 2_000, total: 120_000 },
  connect: 1_000,
  /** `CMS_TIMEOUT_SECONDS` sets others for queries (`query-times.ts`): these belong to its default. */
  headers: 5_000,
  /** One query with its retry, including time in the queue. */
  total: 8_000,
  /**
   * All queries of one page, including waiting. A visitor gets a response within 8 seconds; the rest is for sending it,
   * well below the 15 seconds after which the connection is closed.
   */
  page: 7_000,
  /**
   * One form, from its last byte. `judged`: until its outcome is known. `page`: for rendering the result for a
   * visitor without JavaScript. Together they fit within the 8 seconds in which the site sends a page.
   */
  form: { judged: 4_500, page: 3_000 },
  /** Maximum age of a response that pages share, such as the menus. */
  shared: 3_000,
  /** After decoding; stops endless responses and compression bombs. */
  body: 5 * 1024 * 1024,
  /** Levels of nesting in a response (our queries have about twenty) and number of values (ours have thousands). */
  json: { depth: 64, values: 100_000 },
  /** A file of the media library. */
  upload: 25 * 1024 * 1024,
  /** Connections for files of the media library, apart from those for queries. */
  uploadConnections: 4,
  /** Transfer of one file. */
  uploadTotal: 120_000,
  /** A paper: drawings and software are larger than pictures. */
  paper: 1024 * 1024 * 1024,
  paperTotal: 1_800_000,
  /** Longest URL of a GET request; proxies reject longer ones. */
  url: 4_096,
  retryDelay: { least: 100, most: 400 },
  breaker: { threshold: 0.5, duration: 10_000, calls: 10, halfOpenAfter: 5_000 },
  /** Maximum number of tags in one response. */
  tags: 2_000,
} as const;
