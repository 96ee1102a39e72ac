import { formsConfig } from '../config/forms.config.ts';
import { clickIdIn, readClickId, storedClickId } from './click-id.ts';
import { hasConsent, whenConsented } from './consent.client.ts';
import { tagContainer } from './data-layer.client.ts';

const KEY = 'gclid';

function needsConsent(): boolean {
  return tagContainer()?.dataset.consent === 'required';
}

/** Stores the ad click ID in the page's URL once the visitor consents. */
export function keepClickId(): void {
  const id = clickIdIn(location.search);
  if (!id) return;
  const keep = () => localStorage.setItem(KEY, storedClickId(id, formsConfig.gclidExpiryDays, Date.now()));
  if (needsConsent()) whenConsented(keep);
  else keep();
}

/** The ID of the ad click that brought this visitor, now or in recent days; undefined without consent. */
export function clickId(): string | undefined {
  if (needsConsent() && !hasConsent()) return undefined;
  return clickIdIn(location.search) ?? readClickId(localStorage.getItem(KEY), Date.now());
}
