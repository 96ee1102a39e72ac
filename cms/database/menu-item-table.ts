import type { DatabaseSync } from 'node:sqlite';
import type { MenuItemRecord } from './records.ts';

const select = `SELECT 'menuItem' AS kind, id, menu_id AS menuId, parent_id AS parentId, title AS label, url, target,
  css_classes AS cssClasses, menu_order AS "order" FROM content JOIN menu_items ON content_id = id`;

export type MenuItemTable = ReturnType<typeof menuItemTable>;

/** Menu items; as in WordPress, their IDs come from the sequence of content. */
export function menuItemTable(database: DatabaseSync) {
  const selectById = database.prepare(`${select} WHERE id = ?`);
  const selectOfMenu = database.prepare(`${select} WHERE menu_id = ? ORDER BY menu_order, id`);
  const insertContent = database.prepare(
    `INSERT INTO content (type, status, slug, title, parent_id, menu_order, date, modified)
     VALUES ('nav_menu_item', 'publish', '', ?, ?, ?, ?, ?)`,
  );
  const insertItem = database.prepare(
    'INSERT INTO menu_items (content_id, menu_id, url, target, css_classes) VALUES (?, ?, ?, ?, ?)',
  );
  const updateContent = database.prepare('UPDATE content SET title = ?, parent_id = ?, menu_order = ? WHERE id = ?');
  const updateItem = database.prepare(
    'UPDATE menu_items SET url = ?, target = ?, css_classes = ? WHERE content_id = ? AND menu_id = ?',
  );
  const remove = database.prepare("DELETE FROM content WHERE id = ? AND type = 'nav_menu_item'");

  return {
    byId: (id: number): MenuItemRecord | undefined => {
      const row = selectById.get(id);
      return row && toRecord(row);
    },
    /** Items of one menu, flat, in menu order. */
    ofMenu: (menuId: number): MenuItemRecord[] => selectOfMenu.all(menuId).map(toRecord),
    insert: (item: Omit<MenuItemRecord, 'kind' | 'id'>, date: string): number => {
      const { lastInsertRowid } = insertContent.run(item.label, item.parentId, item.order, date, date);
      insertItem.run(lastInsertRowid, item.menuId, item.url, item.target, JSON.stringify(item.cssClasses));
      return Number(lastInsertRowid);
    },
    /** Replaces everything except the ID and the menu. */
    update: ({ id, menuId, label, parentId, order, url, target, cssClasses }: Omit<MenuItemRecord, 'kind'>): void => {
      updateContent.run(label, parentId, order, id);
      updateItem.run(url, target, JSON.stringify(cssClasses), id, menuId);
    },
    delete: (id: number): void => {
      remove.run(id);
    },
  };
}

/** The statement lists exactly the record's columns, which makes the cast safe. */
function toRecord(row: Record<string, unknown>): MenuItemRecord {
  return { ...row, cssClasses: JSON.parse(String(row.cssClasses)) } as unknown as MenuItemRecord;
}
