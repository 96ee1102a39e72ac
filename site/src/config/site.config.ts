import { company } from '@headwater/brand/company.ts';
import { editorConfig } from './editor.config.ts';
import { formsConfig } from './forms.config.ts';
import { shellConfig } from './shell.config.ts';

/**
 * Every constant of how the site behaves, with what it is for. URLs, ports and secrets are in the environment; names,
 * texts and looks are in `brand/`.
 */
export const siteConfig = {
  /** Paths that the shell links to whatever the menus hold. */
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
  },

  /** Entries on a page of the blog, of a term and of search results. */
  postsPerPage: 9,
  /** Entries on a page of the project listing. */
  projectsPerPage: 5,
  /** Posts that the front page shows. */
  homePosts: 3,
  /** First cards of a listing whose images load at once; those of the first row before everything else. */
  postsAboveTheFold: 6,
  projectsAboveTheFold: 3,
  firstRow: 3,
  /** Most items asked for of one menu. */
  menuItemQueryLimit: 50,
  /** Whether an archive's entries show their featured image as a banner. */
  archiveDisplayFeaturedImage: false,

  /** Between the parts of a page title. */
  titleSeparator: '|',

  /** Token by which Google's search console recognizes the owner; empty: no such tag is written. */
  searchConsoleToken: '',
  /** Posts in the feed. */
  feedPosts: 20,
  /** Addresses in one file of the sitemap, as many as the protocol allows, and of one type in all of them. */
  sitemap: { addressesPerFile: 50_000, addressesPerType: 200_000 },

  /** Seconds for which a rendered page is served without asking the CMS again. */
  revalidateSeconds: 180,
  /** Seconds after a change for which the CMS, or a cache before it, may still answer with the old content. */
  settleSeconds: 10,
  /** Seconds for which an address that the CMS does not know is answered without asking again. */
  notFoundSeconds: 60,
  /**
   * Unknown addresses that the CMS is asked about per `notFoundSeconds`. Beyond them its list of paths decides, but
   * for the first few of each visitor, which may be old addresses that lead on.
   */
  notFoundBudget: 40,
  notFoundPerVisitor: 3,
  /** Memory for rendered pages, in bytes. */
  pageCacheBytes: 64 * 1024 * 1024,
  /** Disk for rendered pages, which a restart begins with, in bytes. */
  pageSnapshotBytes: 200 * 1024 * 1024,
  /** Disk for scripts, styles and fonts of this build and earlier ones, in bytes. */
  olderAssetsBytes: 100 * 1024 * 1024,

  /** Widths that an image may be asked for: the layout's breakpoints, and small ones for icons and thumbnails. */
  imageWidths: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
  smallImageWidths: [16, 32, 48, 64, 96, 128, 256, 384],
  imageQualities: [50, 75, 90],
  imageQuality: 75,
  /** Of the sizes of a picture that only dense screens ask for. */
  denseImageQuality: 50,
  /** Post card image, statistic icon, and a card's image when the CMS does not know its size. */
  postCardImage: { width: 340, height: 340 },
  statisticIcon: { width: 30, height: 30 },
  cardImage: { width: 600, height: 340 },

  /** Forms, as far as their scripts in the browser act on them. */
  forms: formsConfig,
  /** Product gallery, in milliseconds and pixels. */
  gallery: { interval: 3000, transition: 350, swipeTolerance: 5, thumbnailWidth: 80 },
  /** Testimonials: as the gallery, with time to read. */
  testimonials: { interval: 9000, transition: 350, swipeTolerance: 5 },
  /** Header and links, as far as scripts in the browser act on them. */
  ...shellConfig,
  /** Seconds for which a browser may use a page that it fetched ahead. */
  prefetchSeconds: 120,
  /**
   * Google Tag Manager, when `TAG_CONTAINER_ID` names a container: where its script comes from, and
   * where its tags may send what they measure. With consent required visitors are asked, and nothing of
   * it is loaded before they agree.
   */
  tagManager: {
    requiresConsent: true,
    scriptOrigin: 'https://www.googletagmanager.com',
    dataOrigins: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  /** Representative map. */
  map: { zoom: 4, fillOpacity: 0.68, strokeOpacity: 0.9, strokeWeight: 1 },
  /** Country of an address whose visitor chose none. */
  defaultCountry: company.country,
  /** Search: pause after typing in milliseconds, shortest and longest term in characters, searches of one visitor. */
  search: { debounce: 500, minLength: 2, maxLength: 200, perMinute: 20 },
  /**
   * Forms: the age in seconds of a lead that waits for the CMS from which somebody should be told, and how
   * many tokens a visitor gets for each form that may be sent.
   */
  leads: { alertSeconds: 900, tokensPerPost: 12 },
  /** Pause before an editor who is not signed in is sent from a preview to the login. */
  loginRedirectMilliseconds: 200,
  /** Hours for which a preview link may be good, and the choice that is made already. */
  previewLink: { hours: [24, 72, 168, 720], defaultHours: 72 },
  /** When editors' tokens are renewed; apart because it reaches their browsers. */
  ...editorConfig,
} as const;

export type SiteConfig = typeof siteConfig;
