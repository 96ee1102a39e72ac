import { contentHash } from '@headwater/contract/http/content-hash.ts';
import { allMenuLocations, menuAt } from '../../content/menu/menu-locations.ts';
import { type MenuLine, saveMenu } from '../../editing/save-menu.ts';
import { type Html, html } from '../../web/html.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { linkList, linkListId } from '../fields/pick.ts';
import { isRowsButton } from '../fields/rows.ts';
import { deepestLevel, linesOfMenu, menuProblems, readMenuLines } from '../menus/menu-rows.ts';
import { adminPage, tokenField } from '../page/admin-page.ts';
import { type Problems, withNotice } from '../page/notices.ts';
import { seeOther } from '../page/responses.ts';
import { tabs } from '../page/search-form.ts';

type Location = (typeof allMenuLocations)[number];
const names = { PRIMARY: 'Header', FOOTER: 'Footer' } as const satisfies Record<Location, string>;

function requestedLocation(url: URL): Location {
  const requested = url.searchParams.get('menu')?.toUpperCase();
  return allMenuLocations.find((location) => location === requested) ?? 'PRIMARY';
}

interface MenuForm {
  rows: readonly MenuLine[];
  version: string;
  problems?: Problems;
  status?: number;
}

function menuPage(request: AdminRequest, { rows, version, ...failure }: MenuForm): Response {
  const location = requestedLocation(request.url);
  const menus = allMenuLocations.map((other) => ({
    path: `/wp-admin/nav-menus.php?menu=${other.toLowerCase()}`,
    text: names[other],
    isCurrent: other === location,
  }));
  const body = html`<div class="hstack justify-between mb-4">${tabs('Menus', menus)}</div>
    <form method="post" action="/wp-admin/nav-menus.php?menu=${location.toLowerCase()}">${tokenField(request.token)}
      <input type="hidden" name="version" value="${version}"><input type="hidden" name="items.rows" value="${rows.length}">
      <button class="sr" name="do" value="save" tabindex="-1" aria-hidden="true"></button>
      <ol class="unstyled" id="f-items">${rows.map((row, index) => menuRow(row, index, rows))}</ol>
      <p class="hstack"><button class="outline small" name="rows" value="more items" formaction="#f-items">Add an item</button>
        <button name="do" value="save">Save menu</button></p>
      ${linkList(request.tables)}
    </form>`;
  return adminPage(request, { title: `${names[location]} menu`, body, section: '/wp-admin/nav-menus.php', ...failure });
}

function menuRow(row: MenuLine, index: number, rows: readonly MenuLine[]): Html {
  const name = `items.${index}`;
  const id = `f-items-${index}`;
  const button = (verb: string, text: string, spoken: string, on: boolean): Html | false =>
    on &&
    html`<button class="outline small" name="rows" value="${verb} items ${index}" aria-label="${row.label || `Item ${index + 1}`}: ${spoken}">${text}</button>`;
  const above = rows[index - 1];
  return html`<li class="hstack level-${row.level}">
    <input type="hidden" name="${name}.id" value="${row.id}"><input type="hidden" name="${name}.level" value="${row.level}">
    <p><label for="${id}-label">Text</label><input id="${id}-label" name="${name}.label" value="${row.label}"></p>
    <p><label for="${id}-url">URL</label><input id="${id}-url" name="${name}.url" value="${row.url}" list="${linkListId}" autocomplete="off" spellcheck="false"></p>
    <label><input type="checkbox" name="${name}.target" value="_blank"${row.opensNewTab && html` checked`}> new tab</label>
    <span class="hstack gap-1">${button('up', '↑', 'move up', index > 0)}${button('down', '↓', 'move down', index < rows.length - 1)}
      ${button('out', '←', 'move out', row.level > 0)}${button('in', '→', 'move below the item before', above !== undefined && row.level <= above.level && row.level < deepestLevel)}
      ${button('remove', 'Remove', 'remove', true)}</span></li>`;
}

function stored({ tables, url }: AdminRequest): { menuId: number; rows: MenuLine[]; version: string } {
  const menuId = menuAt(requestedLocation(url), tables);
  const items = tables.menuItems.ofMenu(menuId);
  const version = contentHash(JSON.stringify(items));
  return { menuId, rows: linesOfMenu(items), version };
}

function saveMenuForm(request: AdminRequest): Response {
  const { form } = request;
  const rows = readMenuLines(form);
  const current = stored(request);
  if (isRowsButton(form)) return menuPage(request, { rows, version: form.text('version') });
  const problems = menuProblems(rows);
  if (problems.length > 0) return menuPage(request, { rows, version: form.text('version'), problems });
  if (form.text('version') !== current.version) {
    const message =
      'Another user has saved this menu since you opened it. Yours is below; save again to replace theirs, or open the menu anew to see theirs.';
    return menuPage(request, { rows, version: current.version, problems: [{ message }], status: 409 });
  }
  request.writeForSite(() => saveMenu(request, current.menuId, rows));
  return seeOther(withNotice(`/wp-admin/nav-menus.php?menu=${requestedLocation(request.url).toLowerCase()}`, 'menu'));
}

export const menusScreen: Screen = {
  needs: 'edit_posts',
  get: (request) => menuPage(request, stored(request)),
  post: saveMenuForm,
};
