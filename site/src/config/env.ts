import { type Environment, parseEnvironment } from '@headwater/contract/environment.ts';

/** The environment of this process, parsed once. Importing it throws `ConfigurationError` when a variable is wrong. */
export const env: Environment = parseEnvironment(process.env);

/** Whether the owner said where the site lives; only then are requests for other host names refused. */
export const isSiteUrlExplicit = Boolean(process.env.SITE_URL?.trim());
