import { memo } from 'react';

/** What only the server renders of an island. `hydrate` takes it from the page, so that it is not sent twice. */
export const Slot = memo(function Slot({ html }: { html: string }) {
  return (
    <div
      data-slot=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
