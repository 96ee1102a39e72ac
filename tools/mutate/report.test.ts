import { expect, test } from 'vitest';
import type { Mutant } from './find-mutants.ts';
import { type Outcome, scoreTable, survivorList } from './report.ts';

function result(file: string, outcome: Outcome) {
  const mutant: Mutant = {
    file,
    line: 3,
    mutator: 'swap boolean',
    start: 0,
    end: 4,
    original: 'true',
    replacement: 'false',
    syntax: 'expression',
    isOnImport: false,
  };
  return { mutant, outcome };
}

const results = [
  result('site/src/forms/model/a.ts', 'killed'),
  result('site/src/forms/b.ts', 'timed out'),
  result('site/src/forms/c.ts', 'survived'),
  result('cms/http/d.ts', 'no test'),
];

test('the table counts outcomes by folder, and a timeout as detected', () => {
  expect(scoreTable(results).split('\n').slice(2)).toEqual([
    '| cms/http | 0 | 0 | 0 | 1 | 0 % |',
    '| site/src/forms | 1 | 1 | 1 | 0 | 67 % |',
    '| **All** | 1 | 1 | 1 | 1 | 50 % |',
  ]);
});

test('lists undetected mutants with line and change', () => {
  expect(survivorList(results).split('\n')).toEqual([
    '- cms/http/d.ts:3 (no test, swap boolean): `true` → `false`',
    '- site/src/forms/c.ts:3 (survived, swap boolean): `true` → `false`',
  ]);
});
