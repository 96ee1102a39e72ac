import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { endValidity } from '../../cms-client/page-context.ts';
import { formTag } from '../../forms/server/form-tag.ts';
import { useRendering } from '../../rendering/rendering.ts';

/** Milliseconds until a page whose forms could not be fetched is rendered again. */
const AGAIN_MS = 30_000;

/** Follows a closed form's message that the CMS rendered into a text without the form's ID. */
export function ClosedForm() {
  const { locals, texts } = useRendering();
  for (const id of texts.closedForms?.ids ?? []) locals.tags.add(formTag(id));
  endValidity(locals, texts.closedForms ? texts.closedForms.changesAt : Date.now() + AGAIN_MS);
  return <OtherWays />;
}

/** Contact details that replace a form. */
export function OtherWays() {
  const { phone, email } = company;
  return (
    <p>
      {texts.callOrWrite(
        <a key="phone" href={phone.href}>
          {phone.label}
        </a>,
        <a key="email" href={`mailto:${email}`}>
          {email}
        </a>,
      )}
    </p>
  );
}
