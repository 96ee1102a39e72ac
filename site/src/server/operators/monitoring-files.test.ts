import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import type { SiteState } from './state.ts';
import { createTrafficMetrics } from './traffic-metrics.ts';

const root = new URL('../../../../', import.meta.url);
const rules = readFileSync(new URL('deploy/prometheus/alerts.yml', root), 'utf8');
const dashboard = readFileSync(new URL('deploy/grafana/headwater.json', root), 'utf8');
const operations = readFileSync(new URL('docs/operations.md', root), 'utf8');

const state: SiteState = {
  redis: 'connected',
  isCmsResponding: true,
  isDataWritable: true,
  uploads: { usedBytes: 0, limitBytes: 1 },
  unsupportedFields: [],
  outbox: undefined,
};

/** Names of all samples that `/metrics` may have, whether or not something has been counted yet. */
async function metricNames(): Promise<Set<string>> {
  const metrics = createMetrics(
    async () => state,
    () => 0,
    900,
    createTrafficMetrics().register,
  );
  const types = (await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm);
  return new Set(
    [...types].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

/** Metrics in expressions of PromQL; `up` is Prometheus's own. */
function namesIn(expression: string): string[] {
  const withoutLabels = expression.replace(/\{[^}]*\}/g, '').replace(/\bby \([^)]*\)/g, '');
  return [...withoutLabels.matchAll(/\b(?:headwater|process|nodejs)_\w+/g)].map(([name]) => name);
}

function panelExpressions(): string[] {
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

const ruleExpressions = [...rules.matchAll(/^ {8}expr: '(.+)'$/gm)].map(([, expression = '']) => expression);
const alerts = [...rules.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name = '']) => name);

test('every metric of the alert rules and of the dashboard exists', async () => {
  const known = await metricNames();
  expect(ruleExpressions).toHaveLength(alerts.length);
  const used = [...ruleExpressions, ...panelExpressions()].map(namesIn);
  expect(used.flat().filter((name) => !known.has(name))).toEqual([]);
  expect(used.filter((names) => names.length === 0).length).toBeLessThanOrEqual(1);
});

test('the dashboard shows every metric of the site', async () => {
  const shown = new Set(panelExpressions().flatMap(namesIn));
  const own = [...(await metricNames())].filter((name) => /^headwater_/.test(name) && !/_sum$/.test(name));
  const unseen = own.filter((name) => !shown.has(name) && !shown.has(name.replace(/_(?:count|bucket)$/, '_bucket')));
  expect(unseen.filter((name) => !shown.has(name.replace(/_bucket$/, '_count')))).toEqual([]);
});

const monitoring = operations.slice(operations.indexOf('## Monitoring'), operations.indexOf('## Logs'));

test('docs/operations.md has a heading for each alert, in the order of the rules', () => {
  const headings = [...monitoring.matchAll(/^#### (\w+)$/gm)].map(([, name = '']) => name);
  expect(headings).toEqual(alerts);
});

test.each(alerts)('docs/operations.md says what to do about the alert %s, whose rule names that section', (name) => {
  const [, text = ''] = monitoring.split(`#### ${name}\n`);
  expect(text.split('####')[0]?.trim().length).toBeGreaterThan(80);
  expect(rules).toContain(`runbook: docs/operations.md#${name.toLowerCase()}`);
});

const { panels } = JSON.parse(dashboard) as {
  panels: { id: number; gridPos: { x: number; y: number; w: number; h: number } }[];
};

test('each panel of the dashboard has an ID of its own and lies over no other', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)}:${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});
