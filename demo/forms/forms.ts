import type { SeedForm } from '@headwater/cms/starting-content/model.ts';
import { everyFieldForm } from '@headwater/cms/testing/every-field-form.ts';
import { classForm } from './class-form.ts';
import { contactForm } from './contact-form.ts';
import { sender } from './hidden-lead-fields.ts';
import { quoteForm } from './quote-form.ts';

/** The start-up report, which has every type of field and every setting. */
export const startUpForm: SeedForm = everyFieldForm({
  name: 'Alder Creek',
  mail: { to: 'service@aldercreek.example.com', ...sender },
  page: { name: 'Grinders: the shop-floor card', path: '/shop-floor-card/' },
});

/** The demo maker's forms, under the ids that its pages embed. */
export const forms: readonly SeedForm[] = [contactForm, quoteForm, startUpForm, classForm];
