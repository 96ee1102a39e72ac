import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Catalogue } from '../../catalogue/index/open-catalogue.ts';
import type { PageHandler } from '../../document/page-handler.ts';
import type { SharedState } from '../../instances/shared-state.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import type { Tracing } from '../../telemetry/tracing.ts';
import type { StaticAssets } from '../http/static-assets.ts';
import type { Health } from '../operators/health.ts';
import type { Operators } from '../operators/operators.ts';
import type { PageRenderer, RenderOptions } from '../render-page.ts';

/** The differences between production and development. */
export interface SiteOptions {
  /** Renders pages. */
  handler: PageHandler;
  assets: StaticAssets;
  /** Creates the cache in front of the pages. */
  createCache(
    catalogue: Catalogue,
    render: PageRenderer,
    forms: RenderOptions,
    onChange: () => void,
    background: Tracing['background'],
  ): PageCache;
  /** What instances share; absent for a single one. */
  shared?: SharedState;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Time limit of a rendering in milliseconds, including its queries. */
  pageMs: number;
  /** The same for the page that responds to a form sent without JavaScript. */
  outcomeMs: number;
}

export interface Site {
  listener(req: IncomingMessage, res: ServerResponse): Promise<void>;
  cache: PageCache;
  health: Health;
  /** Responds to `/healthz` and `/metrics`. */
  operators: Operators;
  /** Stops background work: the delivery of leads and the disk probe. */
  stop(): Promise<void>;
}
