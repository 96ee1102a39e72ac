import type { EntryOrigin } from '../entries/entry.ts';
import type { Caller } from './caller.ts';

/** A client's data about the origin of a submission: the contract's `SubmitFormMetaInput`. */
export interface EntryMetaInput {
  dateCreatedGmt?: string | null;
  ip?: string | null;
  sourceUrl?: string | null;
  userAgent?: string | null;
}

const longest = 2_000;

/**
 * What of it is trusted. The site proves who it is and is trusted; from other callers only the page counts,
 * since a sender may as well say which page the form was on.
 */
export function entryOrigin(meta: EntryMetaInput | null | undefined, { isSite }: Caller): EntryOrigin {
  return {
    ip: isSite ? clean(meta?.ip, 45) : null,
    sourceUrl: pageUrl(meta?.sourceUrl),
    userAgent: isSite ? clean(meta?.userAgent, 250) : null,
  };
}

/** Time of the submission: the site's value for a lead that waited for this CMS, otherwise now. */
export function entryDate(meta: EntryMetaInput | null | undefined, { isSite }: Caller, now: Date): string {
  const said = isSite && meta?.dateCreatedGmt ? sentAt(meta.dateCreatedGmt) : undefined;
  return (said && said < now ? said : now).toISOString();
}

/** WordPress writes `YYYY-MM-DD HH:MM:SS`; ISO 8601 is understood too. */
function sentAt(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?Z?$/.exec(text.trim()) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function clean(text: string | null | undefined, length: number): string | null {
  // A URL or browser name must not contain control characters.
  return (
    text
      ?.replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, length) || null
  );
}

function pageUrl(text: string | null | undefined): string | null {
  if (!text || text.length > longest || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.username ? url.href : null;
}
