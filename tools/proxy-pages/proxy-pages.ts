import { browserColors } from '@headwater/brand/browser-colors.ts';
import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { escapeUTF8 } from 'entities';

/** A page that a reverse proxy sends by itself. */
interface ProxyPage {
  head: string;
  title: string;
  text: string;
  /** Seconds after which browsers load the page again. */
  refreshSeconds?: number;
}

/** By file name, as `deploy/nginx/locations.conf` names them. */
const pages = {
  'unavailable.html': {
    head: texts.outageHead,
    title: texts.outageTitle,
    text: texts.proxyUnavailable,
    refreshSeconds: 30,
  },
  'too-many-requests.html': {
    head: texts.proxyBusyTitle,
    title: texts.proxyBusyTitle,
    text: texts.proxyBusy,
  },
  'too-large.html': { head: texts.proxyTooLargeTitle, title: texts.proxyTooLargeTitle, text: texts.proxyTooLarge },
} as const satisfies Record<string, ProxyPage>;

/** Nothing to load: neither the site's styles nor its fonts can be fetched while it is down. */
const STYLES = `
body { margin: 0; background: ${browserColors.background}; color: #1b1b1b; font: 1.125rem/1.6 system-ui, sans-serif; }
header { background: ${browserColors.theme}; color: #fff; padding: 1.25rem clamp(1rem, 5vw, 4rem); font-weight: 650; }
main { max-width: 40rem; padding: clamp(2rem, 8vw, 5rem) clamp(1rem, 5vw, 4rem); }
h1 { margin: 0 0 1rem; color: ${browserColors.theme}; font-size: clamp(1.75rem, 6vw, 2.75rem); line-height: 1.15; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; margin: 2rem 0 0; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
a { color: inherit; display: inline-block; padding: .25rem 0; }
a:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
@media (width < 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 1rem; } }
`;

function contactRow(label: string, href: string, text: string): string {
  return `<dt>${escapeUTF8(label)}</dt><dd><a href="${escapeUTF8(href)}">${escapeUTF8(text)}</a></dd>`;
}

/** What still works while the website does not. */
function contactRows(): string[] {
  const { phone, emergencyPhone, email } = company;
  return [
    contactRow(texts.officeLabel, phone.href, phone.label),
    ...(emergencyPhone ? [contactRow(texts.emergencyLabel, emergencyPhone.href, emergencyPhone.label)] : []),
    contactRow(texts.emailLabel, `mailto:${email}`, email),
  ];
}

function html({ head, title, text, refreshSeconds }: ProxyPage): string {
  const refresh = refreshSeconds === undefined ? '' : `\n<meta http-equiv="refresh" content="${refreshSeconds}">`;
  return `<!doctype html>
<html lang="${texts.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}
<title>${escapeUTF8(head)} | ${escapeUTF8(company.name)}</title>
<style>${STYLES}</style>
</head>
<body>
<header>${escapeUTF8(company.name)}</header>
<main>
<h1>${escapeUTF8(title)}</h1>
<p>${escapeUTF8(text)}</p>
<dl>
${contactRows().join('\n')}
</dl>
</main>
</body>
</html>
`;
}

/** The pages that a reverse proxy sends when the site cannot respond or must get no requests: HTML by file name. */
export function proxyPages(): Map<string, string> {
  return new Map(Object.entries(pages).map(([name, page]) => [name, html(page)]));
}
