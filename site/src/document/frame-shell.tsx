import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { Sheet } from '../page-files/page-files.tsx';

interface FrameShellProps {
  title: string;
  children: ReactNode;
}

/** The document of a frame: one third party, without the site around it. Only pages of the site may show it. */
export function FrameShell({ title, children }: FrameShellProps) {
  return (
    <html lang={texts.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <Sheet name="site" />
      </head>
      <body className="frame-page">{children}</body>
    </html>
  );
}
