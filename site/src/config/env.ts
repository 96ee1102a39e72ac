import { withCredentials } from '@headwater/runtime/basic-auth.ts';
import { type Environment, parseEnvironment } from '@headwater/runtime/environment.ts';

/** The environment of this process, parsed once. Importing it throws `ConfigurationError` for an invalid variable. */
export const env: Environment = parseEnvironment(process.env);

/** The CMS's URL for requests, with the password of Basic authentication if there is one. Never show it. */
export const cmsRequestUrl: string = withCredentials(env.CMS_URL, env.CMS_BASIC_AUTH);

/** Where the media library is, for requests: only the CMS's own host gets its password. */
export const uploadsRequestUrl: string =
  new URL(env.CMS_UPLOADS_URL).origin === new URL(env.CMS_URL).origin
    ? withCredentials(env.CMS_UPLOADS_URL, env.CMS_BASIC_AUTH)
    : env.CMS_UPLOADS_URL;

/** Whether `SITE_URL` is set; only then are requests for other host names rejected. */
export const isSiteUrlExplicit = Boolean(process.env.SITE_URL?.trim());
