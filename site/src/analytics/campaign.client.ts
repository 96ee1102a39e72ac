import { formsConfig } from '../config/forms.config.ts';
import { choice, isAllowed, whenAllowed } from '../consent/consent.client.ts';
import { type Campaign, campaignIn, mayNameReferrer, readCampaign, storedCampaign } from './campaign.ts';
import { tagContainer } from './data-layer.client.ts';

/** Deleted by `consent.client.ts` when a visitor no longer agrees. */
const KEY = 'campaign';

/** Stores the campaign in the page's URL once the visitor allows it, and asks for that. */
export async function storeCampaign(): Promise<void> {
  const campaign = campaignIn(location.search);
  const days: number = formsConfig.campaignDays;
  if (!campaign || days === 0) return;
  whenAllowed('attribution', () => localStorage.setItem(KEY, storedCampaign(campaign, days, Date.now())));
  document.body.dataset.thirdParty = 'attribution';
  const { showQuestion } = await import('../consent/consent-banner.client.ts');
  showQuestion();
}

export function isReferrerAllowed(): boolean {
  const hasTags = Boolean(tagContainer());
  return mayNameReferrer({ isAllowed: isAllowed('attribution'), hasTags, wasAsked: Boolean(choice()) });
}

/** The campaign that brought this visitor, now or in recent days; undefined without consent. */
export function visitorCampaign(): Campaign | undefined {
  if (!isAllowed('attribution')) return undefined;
  return campaignIn(location.search) ?? readCampaign(localStorage.getItem(KEY), Date.now());
}
