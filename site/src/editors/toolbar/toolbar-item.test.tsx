import { expect, test } from 'vitest';
import { visitor } from '../../forms/testing/visitor.ts';
import { ToolbarItem, ToolbarLink } from './toolbar-item.tsx';

/** An editor at a node with two controls, and another one after it. */
async function editor() {
  const someone = await visitor();
  await someone.sees(
    <ul>
      <ToolbarItem id="account" className="with-avatar">
        {(isOpen) => (
          <>
            <button className="ab-item" type="button" aria-expanded={isOpen}>
              Account
            </button>
            <button id="inside" type="button">
              Log out
            </button>
          </>
        )}
      </ToolbarItem>
      <ToolbarLink id="after" href="/wp-admin">
        Admin
      </ToolbarLink>
    </ul>,
  );
  const node = '#wp-admin-bar-account';
  return {
    ...someone,
    node,
    /** Whether the node is open, as its class and its content say. */
    isOpen: () => {
      const { className } = someone.one(node);
      const expanded = someone.one(`${node} .ab-item`).getAttribute('aria-expanded');
      expect(className).toBe(expanded === 'true' ? 'menupop with-avatar hover' : 'menupop with-avatar');
      return expanded === 'true';
    },
    hovers: (type: 'mouseover' | 'mouseout') => someone.causes(node, new MouseEvent(type, { bubbles: true })),
  };
}

test('of all keys, only Enter opens a node', async () => {
  const { isOpen, presses } = await editor();
  const press = (key: string) => presses('#wp-admin-bar-account .ab-item', key);
  await press(' ');
  expect(isOpen()).toBe(false);
  await press('Enter');
  expect(isOpen()).toBe(true);
  await press('ArrowDown');
  expect(isOpen()).toBe(true);
});

test('a node stays open until the focus leaves it', async () => {
  const { isOpen, presses, causes } = await editor();
  const leave = (to: string) =>
    causes('#wp-admin-bar-account .ab-item', new FocusEvent('focusout', { bubbles: true, ...relatedTo(to) }));
  await presses('#inside', 'Enter');
  await leave('#inside');
  expect(isOpen()).toBe(true);
  await leave('#wp-admin-bar-after .ab-item');
  expect(isOpen()).toBe(false);
});

function relatedTo(selector: string): FocusEventInit {
  return { relatedTarget: document.querySelector(selector) };
}

test('a node that is a link has the name that WordPress gives it', async () => {
  const { one } = await editor();
  const { outerHTML } = one('#wp-admin-bar-after');
  expect(outerHTML).toBe(
    '<li id="wp-admin-bar-after" class="menupop"><a class="ab-item" href="/wp-admin">Admin</a></li>',
  );
});
