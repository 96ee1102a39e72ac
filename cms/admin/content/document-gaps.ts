import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import { isRecord } from '@headwater/contract/is-record.ts';
import { groupValues } from '../../content/fields/group-values.ts';
import type { ContentRecord } from '../../database/records.ts';
import type { Tables } from '../../database/tables.ts';
import { type Html, html } from '../../web/html.ts';
import { plainTitle } from '../page/text.ts';

/** Rows of a list; more are counted. */
const MOST = 10;

const idsIn = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);

function gaps({ content }: Pick<Tables, 'content'>): { what: string; records: ContentRecord[] }[] {
  const published = (type: ContentTypeName) =>
    content.ids({ types: [type], statuses: ['publish'] }).flatMap((id) => content.byId(id) ?? []);
  const documents = published('headwater_document');
  const products = published('page').filter(({ template }) => template === 'Single Product');
  const manuals = documents.filter(({ fields }) => fields.kind === 'manual');
  const withManual = new Set(manuals.flatMap(({ fields }) => idsIn(fields.products)));
  const isThere = (file: unknown) => content.byId(Number(file)) !== undefined;
  const filesOf = ({ fields }: ContentRecord) =>
    Array.isArray(fields.files) ? fields.files.map((row: unknown) => (isRecord(row) ? row.file : undefined)) : [];
  const hasManual = ({ id, fields }: ContentRecord) =>
    withManual.has(id) || isThere(groupValues(fields, 'singleProduct').manual);
  return [
    {
      what: 'Products without a manual',
      // A maker that publishes no manuals has nothing to add.
      records: products.some(hasManual) ? products.filter((product) => !hasManual(product)) : [],
    },
    {
      what: 'Documents without a product',
      records: documents.filter(({ fields }) => idsIn(fields.products).length === 0),
    },
    {
      what: 'Documents with a row whose file is gone',
      records: documents.filter((document) => !filesOf(document).every(isThere)),
    },
  ].filter(({ records }) => records.length > 0);
}

/** What is missing around documents, each with the page to mend it on; nothing where all is there. */
export function documentGaps(tables: Pick<Tables, 'content'>): Html[] {
  return gaps(tables).map(({ what, records }) => {
    const links = records
      .slice(0, MOST)
      .map(
        ({ id, title }) =>
          html`<li><a href="/wp-admin/post.php?post=${id}&amp;action=edit">${plainTitle(title)}</a></li>`,
      );
    const more = records.length - MOST;
    return html`<section class="card"><h2>${what}</h2><ul class="unstyled">${links}${more > 0 && html`<li class="hint">and ${more} more</li>`}</ul></section>`;
  });
}
