import { siteConfig } from '../config/site.config.ts';
import type { ConsentRule } from './consent-rule.ts';

/** The rule in `site.config.ts`, as any of the rules that an owner may set there: the constant's own type is one of them. */
export const configuredRule: ConsentRule = siteConfig.consent.rule;
