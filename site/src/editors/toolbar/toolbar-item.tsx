import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface ToolbarItemProps {
  id: string;
  className?: string | undefined;
  /** Called with whether the node is open. */
  children: (isOpen: boolean) => ReactNode;
}

/** A node of the toolbar, which opens on hover, Enter or tap, and closes on Escape. */
export function ToolbarItem({ id, className, children }: ToolbarItemProps) {
  const [isOpen, setOpen] = useState(false);
  const node = useRef<HTMLLIElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') setOpen(true);
    if (event.key !== 'Escape') return;
    setOpen(false);
    node.current?.querySelector<HTMLElement>('.ab-item')?.focus();
  }

  return (
    <li
      ref={node}
      id={`wp-admin-bar-${id}`}
      className={classNames('menupop', className, isOpen && 'hover')}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!node.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      {children(isOpen)}
    </li>
  );
}

/** The usual node: one link. */
export function ToolbarLink({ id, href, children }: { id: string; href: string; children: ReactNode }) {
  return (
    <ToolbarItem id={id}>
      {() => (
        <a className="ab-item" href={href}>
          {children}
        </a>
      )}
    </ToolbarItem>
  );
}
