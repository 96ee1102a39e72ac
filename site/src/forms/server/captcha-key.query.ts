import { graphql } from '../../cms-client/graphql.ts';
import { sharedByPages } from '../../cms-client/shared-by-pages.ts';

/** Whether editors can give forms a captcha. */
export const GetCaptchaKey = sharedByPages(
  graphql(`
    query GetCaptchaKey {
      gfSettings {
        recaptcha {
          publicKey
        }
      }
    }
  `),
);
