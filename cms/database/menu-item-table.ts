import type { DatabaseSync } from 'node:sqlite';
import type { MenuItemRecord } from './records.ts';
import { recordsOf, statementsOf } from './statements.ts';

const select = `SELECT 'menuItem' AS kind, id, menu_id AS menuId, parent_id AS parentId, title AS label, url, target,
  css_classes AS cssClasses, menu_order AS "order" FROM content JOIN menu_items ON content_id = id`;

/** The CSS classes are stored as JSON. */
type MenuItemRow = Omit<MenuItemRecord, 'cssClasses'> & { cssClasses: string };

/** Menu items; as in WordPress, their IDs come from the sequence of content. */
export function menuItemTable(database: DatabaseSync) {
  const { one, all } = recordsOf(database, toRecord);
  const { write, insert } = statementsOf(database);
  const insertContent = insert<[label: string, parentId: number | null, order: number, date: string]>(
    `INSERT INTO content (type, status, slug, title, parent_id, menu_order, date, modified)
     VALUES ('nav_menu_item', 'publish', '', ?1, ?2, ?3, ?4, ?4)`,
  );
  const insertItem = write<[id: number, menuId: number, url: string, target: string, cssClasses: string]>(
    'INSERT INTO menu_items (content_id, menu_id, url, target, css_classes) VALUES (?, ?, ?, ?, ?)',
  );
  const updateContent = write<[label: string, parentId: number | null, order: number, id: number]>(
    'UPDATE content SET title = ?, parent_id = ?, menu_order = ? WHERE id = ?',
  );
  const updateItem = write<[url: string, target: string, cssClasses: string, id: number, menuId: number]>(
    'UPDATE menu_items SET url = ?, target = ?, css_classes = ? WHERE content_id = ? AND menu_id = ?',
  );

  return {
    byId: one<[id: number]>(`${select} WHERE id = ?`),
    /** Items of one menu, flat, in menu order. */
    ofMenu: all<[menuId: number]>(`${select} WHERE menu_id = ? ORDER BY menu_order, id`),
    insert: (item: Omit<MenuItemRecord, 'kind' | 'id'>, date: string): number => {
      const id = insertContent(item.label, item.parentId, item.order, date);
      insertItem(id, item.menuId, item.url, item.target, JSON.stringify(item.cssClasses));
      return id;
    },
    /** Replaces everything except the ID and the menu. */
    update: ({ id, menuId, label, parentId, order, url, target, cssClasses }: Omit<MenuItemRecord, 'kind'>): void => {
      updateContent(label, parentId, order, id);
      updateItem(url, target, JSON.stringify(cssClasses), id, menuId);
    },
    delete: write<[id: number]>("DELETE FROM content WHERE id = ? AND type = 'nav_menu_item'"),
  };
}

function toRecord(row: MenuItemRow): MenuItemRecord {
  return { ...row, cssClasses: JSON.parse(row.cssClasses) };
}
