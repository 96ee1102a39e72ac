import { type Environment, parseEnvironment } from '@headwater/runtime/environment.ts';

/** The environment of this process, parsed once. Importing it throws `ConfigurationError` for an invalid variable. */
export const env: Environment = parseEnvironment(process.env);

/** Whether `SITE_URL` is set; only then are requests for other host names rejected. */
export const isSiteUrlExplicit = Boolean(process.env.SITE_URL?.trim());
