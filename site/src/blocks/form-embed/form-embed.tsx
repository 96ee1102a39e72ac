import type { Region } from '@headwater/contract/postal-regions.ts';
import { endValidity, reserveForm } from '../../cms-client/page-context.ts';
import { env } from '../../config/env.ts';
import { formStatus, nextStatusChange } from '../../forms/model/form-status.ts';
import { forBrowser } from '../../forms/server/for-browser.ts';
import { formTag } from '../../forms/server/form-tag.ts';
import { dateTags, endOfDay, usesTag, withPageTags } from '../../forms/server/page-tags.ts';
import { sectionHeading } from '../../forms/server/section-heading.ts';
import { withRegion } from '../../forms/server/with-region.ts';
import { Sheet } from '../../page-files/page-files.tsx';
import { useRendering } from '../../rendering/rendering.ts';
import { FormIsland } from './form-island.tsx';
import { FormNotice } from './form-notice.tsx';

interface FormEmbedProps {
  formId: number;
  hasTitle: boolean;
  hasDescription: boolean;
  /** Level of the last heading in front of the form; 1 is the page's title. */
  headingAbove: number;
  /** Regions of the representative whose page it is. */
  regions?: readonly Region[];
}

/** A form where an editor placed it; contact details in place of one that is not available. */
export function FormEmbed({ formId, hasTitle, hasDescription, headingAbove, regions = [] }: FormEmbedProps) {
  const { locals, url, texts } = useRendering();
  // The CMS returns tags for what was queried, but not always for the form: a change to it must refresh this page.
  locals.tags.add(formTag(formId));
  const { form, embedTitle } = (reserveForm(locals) && texts.forms.get(formId)) || {};
  // Visitors of this page may send the form, even if the CMS is down by then.
  if (form) locals.forms?.push(form);
  const now = Date.now();
  const fullUntil = locals.formFullUntil?.(formId);
  const status = form && formStatus(form, now, fullUntil !== undefined);
  endValidity(locals, fullUntil);
  endValidity(locals, form && nextStatusChange(form, now));
  if (form && (usesTag(form, 'date_mdy') || usesTag(form, 'date_dmy'))) endValidity(locals, endOfDay(now));
  if (!form || status?.status !== 'open') {
    return (
      <>
        <Sheet name="forms" />
        <FormNotice html={status && 'message' in status ? status.message : null} />
      </>
    );
  }
  const pageTags = {
    embed_url: new URL(url.pathname, env.SITE_URL).href,
    embed_title: embedTitle ?? '',
    ...dateTags(now),
  };
  return (
    <>
      <Sheet name="forms" />
      <FormIsland
        of={form}
        form={withRegion(withPageTags(forBrowser(form), pageTags), regions)}
        pagePath={url.pathname}
        hasTitle={hasTitle}
        hasDescription={hasDescription}
        sectionHeading={sectionHeading({ hasTitle: hasTitle && form.title !== '', headingAbove })}
      />
    </>
  );
}
