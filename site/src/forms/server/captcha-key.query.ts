import { graphql } from '../../cms-client/graphql.ts';

/** Whether editors can give forms a captcha. */
export const GetCaptchaKey = graphql(`
  query GetCaptchaKey {
    gfSettings {
      recaptcha {
        publicKey
      }
    }
  }
`);
