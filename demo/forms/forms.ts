import type { SeedForm } from '@headwater/cms/starting-content/model.ts';
import { classForm } from './class-form.ts';
import { contactForm } from './contact-form.ts';
import { quoteForm } from './quote-form.ts';
import { startUpForm } from './start-up-form.ts';

/** The demo maker's forms, under the ids that its pages embed. */
export const forms: readonly SeedForm[] = [contactForm, quoteForm, startUpForm, classForm];
