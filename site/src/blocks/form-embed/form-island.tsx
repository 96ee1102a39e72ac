import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { env } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import { LeadForm } from '../../forms/browser/form.island.tsx';
import { formInteraction } from '../../forms/browser/form-interaction.ts';
import type { LeadFormProps } from '../../forms/browser/form-props.ts';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import { addressLists } from '../../forms/server/address-lists.ts';
import { formCaptcha } from '../../forms/server/captcha-provider.ts';
import { makeFormToken, tokenLife } from '../../forms/server/form-token.ts';
import { Island } from '../../islands/island.tsx';
import { useRendering } from '../../rendering/rendering.ts';

interface FormIslandProps extends Omit<LeadFormProps, 'token' | 'contact' | 'addressLists' | 'captcha'> {
  /** The form as the CMS has it; `form` is what the page shows of it. */
  of: FormDefinition;
  /** Query parameters with which the form hydrates at once, besides those that fill it in. */
  parameters?: readonly string[];
}

/** A form that visitors can send, and what it says about its captcha. */
export function FormIsland({ of, parameters = [], ...props }: FormIslandProps) {
  const { thirdParties } = useRendering().locals;
  const { source: captcha, policy } = formCaptcha(of, env) ?? {};
  if (policy) thirdParties.captcha = policy;
  const interaction = formInteraction(props.form);
  return (
    <>
      <Island
        name="lead-form"
        Component={LeadForm}
        when={parameters.length > 0 ? { ...interaction, parameters } : interaction}
        props={{
          ...props,
          token: makeFormToken(of.databaseId, of.version, tokenLife.rendered),
          contact: { phone: company.phone, email: company.email },
          addressLists: addressLists(of),
          captcha,
        }}
      />
      {policy && (
        <p className="form-hint" data-third-party="captcha">
          {captcha?.type === 'TURNSTILE' ? texts.turnstileChoice : texts.captchaChoice}{' '}
          <a href={siteConfig.paths.privacyChoices}>{texts.privacyChoices}</a>
        </p>
      )}
    </>
  );
}
