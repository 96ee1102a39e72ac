import { type CatalogueProduct, catalogueBatch } from '@headwater/contract/catalogue.ts';
import { counted } from '@headwater/contract/text/counted.ts';
import { type Html, html } from '../../web/html.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { adminPage, tokenField } from '../page/admin-page.ts';
import { withNotice } from '../page/notices.ts';
import { download, seeOther } from '../page/responses.ts';

const screenPath = '/wp-admin/admin.php?page=figures';
const timeoutMs = 60_000;
/** Products and faults in the list; the command shows all. */
const mostShown = 100;

const isAway = 'The site does not respond. Start it, then try again; nothing is changed.';

function allProducts({ catalogue }: AdminRequest): CatalogueProduct[] {
  const products: CatalogueProduct[] = [];
  for (let batch = catalogue.list(0); batch.length > 0; batch = catalogue.list(products.at(-1)?.id ?? 0))
    products.push(...batch);
  return products;
}

function page(request: AdminRequest, shown: Html | null = null, problem?: string): Response {
  const problems = problem === undefined ? [] : [{ message: problem }];
  const body = html`${shown}
    <form class="card narrow" method="post" enctype="multipart/form-data" action="${screenPath}">${tokenField(request.token)}
      <p><label for="f-file">Spreadsheet as CSV <small>a row for each model, a column for each figure with its unit in the head</small></label>
        <input id="f-file" type="file" name="file" accept=".csv,.txt,.tsv,text/csv" required></p>
      <p class="hstack"><button name="do" value="check">Show what it would change</button></p>
    </form>
    <form class="card narrow" method="post" action="${screenPath}">${tokenField(request.token)}
      <p>The products with their imported figures, to fill in and import.</p>
      <p class="hstack"><button class="outline small" name="do" value="export">Export as CSV</button></p>
    </form>
    <form class="card narrow" method="post" action="${screenPath}">${tokenField(request.token)}
      <p>Products without a figure that every card shows, or that most of their category state, and figures that contradict each other in tables and sentences. The site reads all published pages, which takes a minute with thousands.</p>
      <p class="hstack"><button class="outline small" name="do" value="review">Look for them</button></p>
    </form>`;
  return adminPage(request, { title: 'Figures', body, section: screenPath, problems });
}

function list(lines: readonly string[], what: string): Html {
  const more = lines.length - mostShown;
  return html`<ul>${lines.slice(0, mostShown).map((line) => html`<li>${line}</li>`)}${more > 0 && html`<li>and ${more} ${what} more</li>`}</ul>`;
}

async function importFile(request: AdminRequest): Promise<Response> {
  const { form, sendToSite, catalogue, token } = request;
  const isConfirmed = form.text('do') === 'write';
  const [chosen] = form.files('file');
  const file = isConfirmed ? form.text('csv') : chosen && Buffer.from(await chosen.arrayBuffer()).toString('base64');
  if (!file) return page(request, null, 'Choose a file.');
  const plan = await sendToSite({ kind: 'import', file, products: allProducts(request) }, timeoutMs);
  if (!plan) return page(request, null, isAway);
  const { changes, same, faults } = plan;
  if (isConfirmed) {
    for (let start = 0; start < changes.length; start += catalogueBatch)
      catalogue.write(changes.slice(start, start + catalogueBatch));
    return seeOther(withNotice(screenPath, 'figures'));
  }
  const shown = html`<section class="card" aria-label="What the file would change">
      <h2>${counted(changes.length, 'product')} would change, unchanged: ${same}</h2>
      ${faults.length > 0 && html`<h3>${counted(faults.length, 'row')} left out</h3>${list(faults, 'faults')}`}
      ${changes.slice(0, mostShown).map(({ title, lines }) => html`<details><summary>${title}: ${counted(lines.length, 'change')}</summary>${list(lines, 'changes')}</details>`)}
      ${changes.length > mostShown && html`<p>and ${counted(changes.length - mostShown, 'product')} more</p>`}
      ${
        changes.length > 0 &&
        html`<form method="post" enctype="multipart/form-data" action="${screenPath}">${tokenField(token)}<input type="hidden" name="csv" value="${file}">
        <p class="hstack"><button name="do" value="write">Import</button></p></form>`
      }
    </section>`;
  return page(request, shown);
}

async function exportFile(request: AdminRequest): Promise<Response> {
  const response = await request.sendToSite({ kind: 'export', products: allProducts(request) }, timeoutMs);
  return response ? download(response.csv, 'text/csv; charset=utf-8', 'figures.csv') : page(request, null, isAway);
}

async function reviewAll(request: AdminRequest): Promise<Response> {
  const response = await request.sendToSite({ kind: 'check' }, timeoutMs);
  if (!response) return page(request, null, isAway);
  const { pages } = response;
  const linkOf = (path: string) => {
    const id = request.tables.content.byPath(path)?.id;
    return id === undefined ? path : html`<a href="/wp-admin/post.php?post=${id}&amp;action=edit">${path}</a>`;
  };
  const shown = html`<section class="card" aria-label="What to look at">
      <h2>${pages.length === 0 ? 'Nothing is missing, and nothing contradicts itself' : `${counted(pages.length, 'page')} to look at`}</h2>
      <ul>${pages.slice(0, mostShown).map(({ path, lines }) => html`<li>${linkOf(path)}: ${lines.join('; ')}</li>`)}</ul>
      ${pages.length > mostShown && html`<p>and ${counted(pages.length - mostShown, 'page')} more</p>`}
    </section>`;
  return page(request, shown);
}

export const figuresScreen: Screen = {
  needs: 'manage_options',
  get: (request) => page(request),
  post: (request) => {
    const wish = request.form.text('do');
    if (wish === 'export') return exportFile(request);
    return wish === 'review' ? reviewAll(request) : importFile(request);
  },
};
