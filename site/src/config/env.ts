import { withCredentials } from '@headwater/runtime/basic-auth.ts';
import { type Environment, parseEnvironment } from '@headwater/runtime/environment.ts';

/** The environment of this process, parsed once. Importing it throws `ConfigurationError` for an invalid variable. */
export const env: Environment = parseEnvironment(process.env);

/** The CMS's URL for requests, with the password of Basic authentication if there is one. Never show it. */
export const cmsRequestUrl: string = withCredentials(env.CMS_URL, env.CMS_BASIC_AUTH);

/** Whether `SITE_URL` is set; only then are requests for other host names rejected. */
export const isSiteUrlExplicit = Boolean(process.env.SITE_URL?.trim());
