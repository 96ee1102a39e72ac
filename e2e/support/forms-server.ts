import type { LeadStore } from '@headwater/site/src/leads/lead-store.ts';

/** An answer to a form. */
export interface FormAnswer {
  status: number;
  json: { status?: string; code?: string } | undefined;
}

/** The forms endpoint of the site with a real client for the CMS, which ends with the test. */
export interface FormsServer {
  /** Sends a form as a browser does. @param parts of the submission that replace those of a valid one */
  send(parts?: Record<string, unknown>): Promise<FormAnswer>;
  raw(body: string, headers: Record<string, string>): Promise<FormAnswer>;
  /** Pages that were shown without JavaScript. */
  views: { again?: { values: unknown[] } }[];
  logged: string[];
}

interface SiteModule {
  startFormsServer(options: { cmsUrl: string; store: LeadStore }): Promise<FormsServer>;
  submission(): { key: string; values: unknown[] };
  goodToken(): string;
}

// Not a literal: the site has a type check of its own, with the types of its GraphQL documents, which this project's
// check does not make.
const file = new URL('../../site/src/server/forms/testing/forms-server.ts', import.meta.url).href;
// The module's own types are those above.
export const { startFormsServer, submission, goodToken } = (await import(file)) as SiteModule;
