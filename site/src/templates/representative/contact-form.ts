import { graphql } from '../../cms-client/graphql.ts';
import { sharedByPages } from '../../cms-client/shared-by-pages.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { sanitizeHtml } from '../../content/sanitize-html.ts';
import { splitAtForms } from '../../content/split-at-forms.ts';
import type { AskedQuery } from '../define-template.ts';

/** The text of the contact page, for the form in it. */
const GetContactText = sharedByPages(
  graphql(`
    query GetContactText($uri: String!) {
      nodeByUri(uri: $uri) {
        __typename
        id
        ... on Page {
          content
        }
      }
    }
  `),
);

/** The first form of the contact page, as a shortcode; empty without one. */
export const askContactForm: AskedQuery<string> = async (ask) => {
  const { data, errors } = await ask(GetContactText, { uri: permalink(siteConfig.paths.contact) });
  const page = data.nodeByUri;
  const text = page?.__typename === 'Page' ? (page.content ?? '') : '';
  const form = splitAtForms(sanitizeHtml(text)).find(({ kind }) => kind === 'form');
  const shortcode = form?.kind === 'form' ? `[gravityform id="${form.formId}" title="false"]` : '';
  return { data: shortcode, errors };
};
