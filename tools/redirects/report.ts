import { stringify } from 'csv-stringify/sync';
import { escapeUTF8 } from 'entities';
import { losses, type Result, type Verdict, verdicts } from './check-addresses.ts';

const meaning: Record<Verdict, string> = {
  same: 'answers as before',
  moved: 'leads to its new page',
  chain: 'needs several redirects; let its rule lead to the last one',
  'to the front page': 'leads to the front page, which search engines treat as lost',
  gone: 'is gone on purpose',
  loop: 'leads in a circle',
  lost: 'answers 404',
  error: 'could not be checked',
};

function countsOf(results: readonly Result[]): { verdict: Verdict; count: number }[] {
  return verdicts.map((verdict) => ({ verdict, count: results.filter((one) => one.verdict === verdict).length }));
}

/** The sum for a terminal, with the losses that cost most visits. */
export function textReport(results: readonly Result[], most = 50): string {
  const lines = countsOf(results)
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${String(count).padStart(8)}  ${verdict.padEnd(18)} ${meaning[verdict]}`);
  const lost = results.filter(({ verdict }) => losses.includes(verdict));
  const named = lost
    .slice(0, most)
    .map(({ path, verdict, visits }) => `  ${verdict}  ${path}${visits > 0 ? `  (${visits} visits)` : ''}`);
  const rest = lost.length > most ? [`  and ${lost.length - most} more; --csv, --json and --html have all`] : [];
  return [`${results.length} old addresses:`, ...lines, ...(named.length > 0 ? ['', ...named, ...rest] : [])].join(
    '\n',
  );
}

export function csvReport(results: readonly Result[]): string {
  const columns = ['from', 'verdict', 'to', 'status', 'visits', 'source'];
  const rows = results.map(({ path, verdict, end, status, visits, source }) => [
    path,
    verdict,
    end,
    status,
    visits,
    source,
  ]);
  return stringify([columns, ...rows], { escape_formulas: true });
}

export function htmlReport(results: readonly Result[], site: string): string {
  const counts = countsOf(results).map(
    ({ verdict, count }) => `<tr><th scope="row">${verdict}</th><td>${count}</td><td>${meaning[verdict]}</td></tr>`,
  );
  const rows = results
    .filter(({ verdict }) => verdict !== 'same' && verdict !== 'moved')
    .map(
      ({ path, verdict, end, status, visits }) =>
        `<tr><td>${verdict}</td><td>${escapeUTF8(path)}</td><td>${escapeUTF8(end)}</td><td>${status}</td><td>${visits}</td></tr>`,
    );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Old addresses at ${escapeUTF8(site)}</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem auto;max-width:72rem;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{border-bottom:1px solid #ccc;padding:.3rem .6rem;text-align:left;overflow-wrap:anywhere}</style></head>
<body><h1>Old addresses at ${escapeUTF8(site)}</h1>
<table><caption>${results.length} addresses</caption><tbody>${counts.join('')}</tbody></table>
<h2>To look at</h2>
<table><thead><tr><th scope="col">Verdict</th><th scope="col">Old address</th><th scope="col">Ends at</th><th scope="col">Status</th><th scope="col">Visits</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>
`;
}
