import { formsConfig } from '../config/forms.config.ts';
import { choice, isAllowed, whenAllowed } from '../consent/consent.client.ts';
import { type Campaign, campaignIn, mayAttribute, readCampaign, storedCampaign } from './campaign.ts';
import { tagContainer } from './data-layer.client.ts';

/** Deleted by `consent.client.ts` when a visitor no longer agrees. */
const KEY = 'campaign';

/** Stores the campaign in the page's URL once the visitor allows it. */
export function storeCampaign(): void {
  const campaign = campaignIn(location.search);
  if (!campaign) return;
  whenAllowed('measurement', () =>
    localStorage.setItem(KEY, storedCampaign(campaign, formsConfig.gclidExpiryDays, Date.now())),
  );
}

export function isAttributionAllowed(): boolean {
  const hasTags = Boolean(tagContainer());
  return mayAttribute({ isAllowed: isAllowed('measurement'), hasTags, wasAsked: Boolean(choice()) });
}

/**
 * The campaign that brought this visitor, now or in recent days; undefined without consent. A site that asks for no
 * consent to measuring, because it measures nothing, has what this page's URL says.
 */
export function visitorCampaign(): Campaign | undefined {
  const here = campaignIn(location.search);
  if (isAllowed('measurement')) return here ?? readCampaign(localStorage.getItem(KEY), Date.now());
  return isAttributionAllowed() ? here : undefined;
}
