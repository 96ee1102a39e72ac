import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { basename } from 'node:path';
import type { WrittenRule } from '@headwater/contract/redirects.ts';
import { compileRules } from '@headwater/site/src/redirects/compile-rules.ts';
import { readRedirectsCsv } from '@headwater/site/src/redirects/redirects-csv.ts';
import type { Fault, Hosts } from '@headwater/site/src/redirects/rule.ts';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { CommandError } from '../command-error.ts';
import { readText } from '../read-text.ts';
import { readRuleFile, ruleFormat } from './rule-files.ts';

const YES = /^(?:y|yes|x|1|true|ok)$/i;

/** The rules of a file: of all lines, or with a column `accept` of those that a person accepted. */
export function acceptedRules(name: string, text: string): WrittenRule[] {
  const format = ruleFormat(name, text);
  if (!format) throw new CommandError(`${name} has no rules. It needs a first line such as from,to,status,match.`);
  const rules = readRuleFile(basename(name), text, format);
  if (format !== 'csv' || !/(?:^|[,;\t"])accept(?:$|[,;\t"])/i.test(text.split(/\r?\n/, 1)[0] ?? '')) return rules;
  const rows: Record<string, string>[] = parse(text, {
    columns: (head: string[]) => head.map((cell) => cell.trim().toLowerCase()),
    bom: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const accepted = new Set(rows.filter(({ accept = '' }) => YES.test(accept)).map(({ from }) => from));
  return rules.filter(({ from }) => accepted.has(from));
}

export interface ImportOutcome {
  added: number;
  faults: Fault[];
}

/** Adds rules to a file that the site reads. Those that would not count are named and left out. */
export function importRules(file: string, rules: readonly WrittenRule[], hosts: Hosts): ImportOutcome {
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new CommandError(`${file} cannot be read.`);
  }
  const known = [...readRedirectsCsv(before, basename(file))];
  const places = new Set(rules.map(({ where }) => where));
  const compiled = [...compileRules([...known, ...rules], hosts)];
  const faults = compiled.flatMap((one) => (one?.kind === 'fault' && places.has(one.fault.where) ? [one.fault] : []));
  const bad = new Set(faults.map(({ where }) => where));
  const good = rules.filter(({ where }) => !bad.has(where));
  if (good.length === 0) return { added: 0, faults };
  const rows = good.map(({ from, to, status, isPattern }) => [from, to, status, isPattern ? 'pattern' : '']);
  const head = before.trim() === '' ? 'from,to,status,match\n' : before.endsWith('\n') ? before : `${before}\n`;
  // Whole or not at all: the running site reads it.
  const descriptor = openSync(`${file}.new`, 'w');
  writeSync(descriptor, head + stringify(rows));
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(`${file}.new`, file);
  return { added: good.length, faults };
}

export function readRules(file: string): WrittenRule[] {
  return acceptedRules(file, readText(file));
}
