import { company } from '@headwater/brand/company.ts';
import { technicalDocument } from '@headwater/content-model/content-types/technical-document.ts';
import { editorConfig } from './editor.config.ts';
import { formsConfig } from './forms.config.ts';
import { shellConfig } from './shell.config.ts';

/**
 * Hosts besides the CMS whose pictures the site shows in texts and sections, such as `images.example.com`: exact names,
 * HTTPS only. It fetches and resizes them itself; browsers request nothing from these hosts.
 */
const imageHosts: readonly string[] = [];

/**
 * Every constant of the site's behavior, with its purpose. URLs, ports and secrets come from the environment; names,
 * texts and looks are in `brand/`.
 */
export const siteConfig = {
  /** Paths that the shell links to regardless of the menus. */
  paths: {
    home: '/',
    search: '/search',
    contact: '/contact/',
    representativeMap: '/contact/#repMapSection',
    privacyPolicy: '/privacy-policy/',
    termsOfSale: '/standard-terms-of-sale/',
    /** Where editors sign in (`loginPageUrl`); empty is an error when they sign in on the site. */
    login: '/login',
    preview: '/preview',
    finder: '/find-a-representative',
    /** The list of documents. */
    documents: technicalDocument.sitePath,
    privacyChoices: '/privacy-choices',
    securityTxt: '/.well-known/security.txt',
    /** Detailed shapes of the map of representatives. */
    mapShapes: '/map-shapes.json',
  },

  /** Nodes per page of the blog, of a term and of search results. */
  postsPerPage: 9,
  /** Projects per page of their listing. */
  projectsPerPage: 5,
  /** Posts on the front page. */
  homePosts: 3,
  /** First cards of a listing, whose images load eagerly; those of the first row before everything else. */
  postsAboveTheFold: 6,
  projectsAboveTheFold: 3,
  firstRow: 3,
  /** Maximum number of items queried per menu. */
  menuItemQueryLimit: 50,
  /** What posts show of themselves below their title. */
  postHeader: { date: false, author: false },
  /** Whether lists show a default picture for nodes without a featured image. */
  archiveDisplayFeaturedImage: false,

  /** Year of the copyright line; 0: the current one. */
  copyrightYear: 0,

  /** Between the parts of a page title. */
  titleSeparator: '|',

  /** Token by which Google Search Console recognizes the owner; empty: no such tag is rendered. */
  searchConsoleToken: '',
  /** Posts in the feed. */
  feedPosts: 20,
  /** URLs per sitemap file: as many as the protocol allows. */
  sitemapUrls: 50_000,

  /** Seconds for which a rendered page is served without a request to the CMS. */
  revalidateSeconds: 180,
  /** Seconds after a change during which the CMS, or a cache in front of it, may still respond with the old content. */
  settleSeconds: 10,
  /** Seconds for which a URL that the CMS does not know is a 404 without another request. */
  notFoundSeconds: 60,
  /**
   * Requests to the CMS about unknown URLs per `notFoundSeconds`. Beyond that, the list of known paths decides, except
   * for the first few of each visitor, which may be old URLs that redirect.
   */
  notFoundBudget: 40,
  notFoundPerVisitor: 3,
  /** Memory for rendered pages, in bytes. */
  pageCacheBytes: 64 * 1024 * 1024,
  /** Disk for rendered pages, which a restart loads, in bytes. */
  pageSnapshotBytes: 200 * 1024 * 1024,
  /** Disk for scripts, styles and fonts of this build and earlier ones, in bytes. */
  olderAssetsBytes: 100 * 1024 * 1024,

  imageHosts,
  /** Widths that images may be requested in: the layout's breakpoints, and small ones for icons and thumbnails. */
  imageWidths: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
  smallImageWidths: [16, 32, 48, 64, 96, 128, 256, 384],
  /** Widest images that browsers get as AVIF: those of phones, dense ones too. Wider ones take too much memory and time. */
  avifMaxWidth: 1200,
  imageQualities: [50, 75, 90],
  imageQuality: 75,
  /** For sizes that only high-density screens request. */
  denseImageQuality: 50,
  /** Post card image, statistic icon, and a card's image when the CMS does not know its size. */
  postCardImage: { width: 340, height: 340 },
  statisticIcon: { width: 30, height: 30 },
  cardImage: { width: 600, height: 340 },

  /** Form settings that scripts in the browser use. */
  forms: formsConfig,
  /** Product gallery, in milliseconds and pixels. */
  gallery: { interval: 3000, transition: 350, swipeTolerance: 5 },
  /** Testimonials: like the gallery, with time to read. */
  testimonials: { interval: 9000, transition: 350, swipeTolerance: 5 },
  /** Header and link settings that scripts in the browser use. */
  ...shellConfig,
  /** Seconds for which a browser may use a prefetched page. */
  prefetchSeconds: 120,
  /**
   * Third parties: who is asked before they load (`site/src/consent/consent-rule.ts` has the choices), and the days
   * for which a choice is stored.
   */
  consent: {
    rule: { mode: 'required' },
    days: 180,
    /** What the script of `CONSENT_TOOL` may load besides itself. */
    toolSources: { script: [], connect: [], style: [] },
  },
  /**
   * Google Tag Manager, when `TAG_CONTAINER_ID` names a container: where its script comes from, and
   * where its tags may send their data.
   */
  tagManager: {
    scriptOrigin: 'https://www.googletagmanager.com',
    dataOrigins: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  /**
   * Representative map: its zoom around one representative, and how territories look. `closest` is how far visitors can
   * zoom in. Of `size`: the width around one representative and the width that lines are exact for, in pixels, and the
   * most bytes (gzip) of territories and outlines in a page, and of territories in detail.
   */
  map: {
    zoom: 4,
    fillOpacity: 0.68,
    strokeOpacity: 0.9,
    strokeWeight: 1,
    closest: 8,
    size: { width: 640, pixels: 1440, bytes: 16 * 1024, outlineBytes: 9 * 1024, detailBytes: 256 * 1024 },
  },
  /** Default country of an address. */
  defaultCountry: company.country,
  /** Milliseconds that a pressed button or link waits for its island's script; then the browser does without it. */
  hydrationTimeout: 20_000,
  /**
   * Search: pause after typing in milliseconds, minimum and maximum length of a term, searches and suggestions per
   * visitor, and hits of a group when it is shown alone.
   */
  search: { debounce: 500, minLength: 2, maxLength: 200, perMinute: 20, suggestionsPerMinute: 240, perPage: 20 },
  /**
   * Forms: the age in seconds at which a lead that waits for the CMS raises an alarm, and how
   * many tokens a visitor gets for each form that may be sent.
   */
  leads: { alertSeconds: 900, tokensPerPost: 12, uploadsPerMinute: 60 },
  /** Pause before an editor who is not signed in is redirected from a preview to the sign-in page. */
  loginRedirectMilliseconds: 200,
  /** Lifetimes of a preview link in hours, and the default choice. */
  previewLink: { hours: [24, 72, 168, 720], defaultHours: 72 },
  /** When editors' tokens are renewed; in a file of its own because the editors' browsers load it. */
  ...editorConfig,
} as const;

export type SiteConfig = typeof siteConfig;
