/** What brought a visitor here, by the name of its URL parameter: the ID of an ad click, and a campaign's labels. */
export type Campaign = Readonly<Record<string, string>>;

const DAY_MS = 86_400_000;
/** IDs have up to about 200 characters. */
const CLICK_ID = /^[\w.~-]{1,300}$/;
const LABEL = /^[^\p{Cc}<>]{1,200}$/u;

const shapes: Readonly<Record<string, RegExp>> = {
  gclid: CLICK_ID,
  gbraid: CLICK_ID,
  wbraid: CLICK_ID,
  msclkid: CLICK_ID,
  fbclid: CLICK_ID,
  utm_source: LABEL,
  utm_medium: LABEL,
  utm_campaign: LABEL,
  utm_term: LABEL,
  utm_content: LABEL,
};

function valid(entries: Iterable<readonly [string, unknown]>): Campaign | undefined {
  const good = [...entries].filter((entry): entry is readonly [string, string] => {
    const [name, value] = entry;
    return typeof value === 'string' && (shapes[name]?.test(value) ?? false);
  });
  return good.length > 0 ? Object.fromEntries(good) : undefined;
}

/** The campaign in the query of a URL, if there is one. */
export function campaignIn(search: string): Campaign | undefined {
  return valid(new URLSearchParams(search));
}

/** The string to store for a campaign, including its expiry. @param now epoch milliseconds */
export function storedCampaign(campaign: Campaign, days: number, now: number): string {
  return JSON.stringify({ campaign, until: now + days * DAY_MS });
}

/** The stored campaign; undefined when it has expired or is not valid. */
export function readCampaign(stored: string | null, now: number): Campaign | undefined {
  try {
    const { campaign, until }: { campaign?: unknown; until?: unknown } = JSON.parse(stored ?? '{}');
    if (typeof campaign !== 'object' || campaign === null) return undefined;
    return typeof until === 'number' && now < until ? valid(Object.entries(campaign)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a form may name the page that led its visitor here, which is not stored: with consent, or on a site that
 * measures nothing and whose visitor has not refused.
 */
export function mayNameReferrer(consent: { isAllowed: boolean; hasTags: boolean; wasAsked: boolean }): boolean {
  return consent.isAllowed || !(consent.hasTags || consent.wasAsked);
}
