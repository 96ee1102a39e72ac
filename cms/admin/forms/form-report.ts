import type { GravityForm } from '@headwater/gravity-forms/gravity-form.ts';
import { formReport } from '@headwater/gravity-forms/report/form-report.ts';
import { type Html, html } from '../../web/html.ts';

/** What the form would lose, in words that an editor can act on. */
export function reportBox(form: GravityForm): Html {
  const losses = formReport(form);
  if (losses.length === 0) return html`<p class="hint">Everything in this form works on the site.</p>`;
  const rows = losses.map(
    ({ label, effect, what, advice }) =>
      html`<li><strong>${label}</strong> ${effect === 'lost' ? 'doesn’t work' : 'works differently'}: ${what} <span class="hint">${advice}</span></li>`,
  );
  return html`<section class="box"><h2>What differs from Gravity Forms</h2><ul class="plain">${rows}</ul></section>`;
}
