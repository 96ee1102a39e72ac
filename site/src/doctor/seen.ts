import type { SecretVerdict } from '../cms-client/authorize.ts';
import type { SearchEngines } from '../cms-client/send-request.ts';
import type { CmsPlaces } from '../config/cms-places.ts';

/** The first response of the CMS, to the smallest query. */
export type FirstResponse =
  | { kind: 'none'; why: string }
  | {
      kind: 'response';
      status: number;
      seconds: number;
      type: string;
      location: string | undefined;
      isGraphql: boolean;
      /** The response, if it is not GraphQL. */
      text: string;
      hasTags: boolean;
      /** Undefined without the plugin. */
      searchEngines?: SearchEngines | undefined;
    };

/** What the CMS objects to in a document that it validates without executing it; empty when it is valid. */
export interface Validated {
  name: string;
  objections: readonly string[];
}

/** The state of the plugin in WordPress, as its route `headwater/v1/status` reports it. */
export interface PluginStatus {
  /** Versions by program: `wordpress`, `php`, `wpGraphql`, … ; null when it is not active. */
  versions: Readonly<Record<string, string | null>>;
  /** The site's URL as WordPress has it; empty when it isn't configured there. */
  siteUrl: string;
  hasRevisions: boolean;
  /** The test message to the site: its state in WordPress's log, and the site's response. */
  message: { state: string; answer: string } | null;
  /** What its status page says is to do. */
  toDo: readonly { title: string; sees: string }[];
}

/** A form, and what the site or WordPress does not support of it. */
export interface FormSeen {
  id: number;
  title: string;
  /** Field types that the site leaves out. */
  unsupported: readonly string[];
  /** Whether it has a field for files, and whether one of them is required. */
  files: 'none' | 'optional' | 'required';
  /** Of each file field that has some: extensions in lower case whose type WordPress does not know. */
  unknownTypes: readonly { extensions: readonly string[]; isMultiple: boolean }[];
}

/** A message that the doctor sent to the site itself. */
export type SiteResponse = { kind: 'none'; why: string } | { kind: 'response'; status: number };

/** The database of the leads, named without its password. */
export type DatabaseSeen =
  | { kind: 'none' }
  | { kind: 'responds'; name: string }
  | { kind: 'fails'; name: string; why: string };

/** A file of the media library. */
export interface MediaSeen {
  url: string;
  /** Where the site requests it; undefined when it takes no files from there. */
  at: string | undefined;
  /** What a request for it gets. */
  status: number;
  type: string;
}

/** Whether the request got the file, not a page in its place. */
export function isFile({ status, type }: MediaSeen): boolean {
  return status === 200 && !type.startsWith('text/html');
}

/** Settings of WordPress, as visitors see them. */
export interface Settings {
  /** Published pages. */
  contents: readonly { uri: string; link: string }[];
  /** What is at `/`; null when nothing is. */
  front: { type: string; isFrontPage: boolean } | null;
  /** The path of the list of posts; null when there is none. */
  postsPath: string | null;
  /** Paths of published content that the site keeps for itself. */
  hidden: readonly string[];
  /** Paths that the site links to by itself, and at which nothing is. */
  missing: readonly string[];
  /** Menu items by location; undefined when the location is not registered. */
  menus: Readonly<Record<string, number | undefined>>;
  places: CmsPlaces;
  /** The URL of a picture and of another file of the media library, where there are, and what a request for them gets. */
  media: readonly MediaSeen[];
  /** Pictures among the newest files that browsers do not show. */
  unshown: readonly string[];
}

/** The papers of products, by their titles. */
export interface DocumentsSeen {
  papers: number;
  /** Whether the CMS has a page or the list of a content type where the site lists documents. */
  isListTaken: boolean;
  withoutManual: readonly string[];
  withoutProduct: readonly string[];
  withoutFile: readonly string[];
  /** Undefined where no site has run on this machine. */
  store: { bytes: number; mostBytes: number } | undefined;
}

/** Rows of the tables in published texts, and pages whose figures somebody should look at. */
export interface TablesSeen {
  read: number;
  unread: number;
  contradicting: readonly string[];
  lacking: readonly string[];
  /** Figures of `brand/figures.ts` that no table states. */
  unused: readonly string[];
}

/** Everything that the doctor looked at in a CMS that speaks GraphQL. */
export interface Seen {
  cmsUrl: string;
  siteUrl: string;
  first: Extract<FirstResponse, { kind: 'response' }>;
  /** `SEARCH_ENGINES` of the site, and what WordPress says. */
  searchEngines: { setting: SearchEngines | ''; cms: SearchEngines | undefined };
  /** `CMS_EDITOR_METHOD`, and for GET whether WordPress sees a token; a sentence when it failed to respond. */
  editorQueries: { method: 'GET' | 'POST'; seesTokens: boolean } | string;
  secret: SecretVerdict;
  operations: readonly Validated[];
  /** The page templates of the content model, by their labels. */
  templates: readonly Validated[];
  /** A sentence instead when the CMS failed to respond. */
  settings: Settings | string;
  /** Undefined without the plugin. */
  plugin: PluginStatus | undefined;
  site: SiteResponse;
  database: DatabaseSeen;
  /** A sentence instead when the CMS failed to respond. */
  tables: TablesSeen | string;
  documents: DocumentsSeen | string;
  /** A sentence instead when the CMS failed to respond. */
  forms: readonly FormSeen[] | string;
  /** Whether WordPress takes files through GraphQL, which WPGraphQL Upload adds. */
  takesFiles: boolean;
  /** Whether the site sends files through the REST API of Gravity Forms. */
  hasRestKeys: boolean;
}
