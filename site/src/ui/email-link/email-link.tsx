import { createElement, type ReactNode } from 'react';

/** A link to an email address, which may break before its @ and its dots where it is wider than its space. */
export function EmailLink({ address }: { address: string }): ReactNode {
  const [first, ...others] = address.split(/(?=[@.])/);
  return createElement(
    'a',
    { href: `mailto:${address}` },
    first,
    ...others.flatMap((part) => [<wbr key={part} />, part]),
  );
}
