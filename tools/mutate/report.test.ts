import { expect, test } from 'vitest';
import { type Outcome, type Result, scoreTable, writeReport } from './report.ts';

function result(file: string, outcome: Outcome): Result {
  const mutant = {
    id: 1,
    file,
    line: 3,
    mutator: 'swap boolean' as const,
    start: 0,
    end: 4,
    original: 'true',
    replacement: 'false',
    syntax: 'expression' as const,
  };
  return { mutant, outcome };
}

const results = [
  result('site/src/forms/model/a.ts', 'killed'),
  result('site/src/forms/b.ts', 'timed out'),
  result('site/src/forms/c.ts', 'survived'),
  result('cms/http/d.ts', 'no test'),
];

test('the table counts outcomes by folder, a timeout as detected', () => {
  expect(scoreTable(results).split('\n')).toEqual([
    '| Folder | Killed | Timed out | Survived | No test | Score |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    '| cms/http | 0 | 0 | 0 | 1 | 0 % |',
    '| site/src/forms | 1 | 1 | 1 | 0 | 67 % |',
    '| **All** | 1 | 1 | 1 | 1 | 50 % |',
  ]);
});

test('lists undetected mutants with line and change, below the notes', () => {
  const report = writeReport({ title: 'today', notes: ['First.', 'Second.'] }, results);
  expect(report).toContain('# Mutants of today\n\nFirst.\n\nSecond.\n\n| Folder |');
  expect(report.split('## ')).toHaveLength(2);
  expect(report).toContain(`
## Not noticed

- cms/http/d.ts:3 (no test, swap boolean): \`true\` → \`false\`
- site/src/forms/c.ts:3 (survived, swap boolean): \`true\` → \`false\`
`);
});
