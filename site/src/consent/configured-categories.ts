import { env } from '../config/env.ts';
import { formsConfig } from '../config/forms.config.ts';
import { type Category, categories } from './categories.ts';

/** Whether this installation has, or may have, something of each category. */
const configured: Readonly<Record<Category, boolean>> = {
  measurement: env.TAG_CONTAINER_ID !== '',
  maps: env.GOOGLE_MAPS_API_KEY !== '',
  video: env.VIDEO_PROVIDER === 'wistia',
  // The CMS decides which forms have a captcha.
  captcha: env.CAPTCHA_PROVIDER !== 'stand-in',
  attribution: formsConfig.campaignDays > 0,
};

/** The categories that visitors can choose. */
export const configuredCategories: readonly Category[] = categories.filter((category) => configured[category]);
