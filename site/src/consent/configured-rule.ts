import { siteConfig } from '../config/site.config.ts';
import type { ConsentRule } from './consent-rule.ts';

/** Who is asked before third parties load, as `site.config.ts` has it. */
export const configuredRule: ConsentRule = siteConfig.consent.rule;
