import { choice, isAllowed } from '../consent/consent.client.ts';
import { type Campaign, campaignIn, mayNameReferrer, readCampaign } from './campaign.ts';
import { tagContainer } from './data-layer.client.ts';

/** Deleted by `consent.client.ts` when a visitor no longer agrees. */
export const CAMPAIGN_KEY = 'campaign';

export function isReferrerAllowed(): boolean {
  const hasTags = Boolean(tagContainer());
  return mayNameReferrer({ isAllowed: isAllowed('attribution'), hasTags, wasAsked: Boolean(choice()) });
}

/** The campaign that brought this visitor, now or in recent days; undefined without consent. */
export function visitorCampaign(): Campaign | undefined {
  if (!isAllowed('attribution')) return undefined;
  return campaignIn(location.search) ?? readCampaign(localStorage.getItem(CAMPAIGN_KEY), Date.now());
}
