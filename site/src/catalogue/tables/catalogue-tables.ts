import { escapeUTF8 } from 'entities';
import { type FragmentOf, graphql, readFragment } from '../../cms-client/graphql.ts';

/** Characters of one field: 400 models with 25 figures are half of it. */
const longest = 256 * 1024;

/** What tables from the field begin with. */
const catalogueMark = '<table data-catalogue>';

/** How many tables at the beginning of a product's text were imported. */
export function importedTables(html: string): number {
  return html.split(catalogueMark).length - 1;
}

/**
 * The tables of the field `catalogueTables` as HTML: lines of cells with tabs between them, as a spreadsheet pastes them,
 * with an empty line between two tables.
 */
export function catalogueHtml(text: string | null | undefined): string {
  const tables = (text ?? '').slice(0, longest).split(/(?:\r?\n[ \t]*){2,}/);
  return tables
    .map((table) => {
      const lines = table.split('\n').filter((line) => line.trim() !== '');
      // Without closing tags: what is parsed of a text is limited by its tags.
      const rows = lines.map(
        (line) =>
          `<tr><td>${line
            .split('\t')
            .map((cell) => escapeUTF8(cell.trim()))
            .join('<td>')}`,
      );
      return rows.length === 0 ? '' : `${catalogueMark}<tbody>${rows.join('')}</table>`;
    })
    .join('');
}

/** The text of a page, and a product's tables that were imported. */
export const ProductTextParts = graphql(`
  fragment ProductTextParts on Page {
    content
    hasPassword
    template {
      ... on Template_SingleProduct {
        singleProduct {
          catalogueTables
        }
      }
    }
  }
`);

/** A product's text behind its imported tables, whose figures count before those of the text. */
export function productText(page: FragmentOf<typeof ProductTextParts>): string {
  const { content, hasPassword, template } = readFragment(ProductTextParts, page);
  // WordPress returns custom fields of password-protected pages, too.
  if (hasPassword && !content) return '';
  const imported = template && 'singleProduct' in template ? template.singleProduct?.catalogueTables : undefined;
  return `${catalogueHtml(imported)}${content ?? ''}`;
}
