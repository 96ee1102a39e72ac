import { CAMPAIGN_KEY } from '../analytics/campaign.client.ts';
import { campaignIn, storedCampaign } from '../analytics/campaign.ts';
import { formsConfig } from '../config/forms.config.ts';
import { whenAllowed } from '../consent/consent.client.ts';
import { showQuestion } from './consent-banner.client.ts';

/** Stores the campaign in the page's URL once the visitor allows it, and asks for that. */
export function storeCampaign(): void {
  const campaign = campaignIn(location.search);
  const days: number = formsConfig.campaignDays;
  if (!campaign || days === 0) return;
  whenAllowed('attribution', () => localStorage.setItem(CAMPAIGN_KEY, storedCampaign(campaign, days, Date.now())));
  document.body.dataset.thirdParty = 'attribution';
  showQuestion();
}
