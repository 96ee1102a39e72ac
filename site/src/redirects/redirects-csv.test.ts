import { expect, test } from 'vitest';
import { readRedirectsCsv } from './redirects-csv.ts';

function read(...lines: string[]) {
  return [...readRedirectsCsv(lines.join('\n'), 'file')].map(({ from, to, status, isPattern }) =>
    [from, to, status, ...(isPattern ? ['pattern'] : [])].join(' '),
  );
}

test.each([
  [
    'the columns in their order',
    ['/a,/b/', '/c,/d/,302', '/e,,410', '^/f/(.*)$,/g/$1,,pattern'],
    ['/a /b/ 301', '/c /d/ 302', '/e  410', '^/f/(.*)$ /g/$1 301 pattern'],
  ],
  ['columns by name', ['status,to,from', '302,/b/,/a'], ['/a /b/ 302']],
  ['semicolons, a byte order mark and Windows line ends', ['\uFEFFfrom;to\r', '/a;/b/\r', ''], ['/a /b/ 301']],
  ['tabs', ['from\tto', '/a\t/b,c/'], ['/a /b,c/ 301']],
  ['comments and empty lines', ['from,to', '', '# earlier site', '/a,/b/'], ['/a /b/ 301']],
  ['quotation marks', ['from,to', '"/a,b","/c ""d""/"'], ['/a,b /c "d"/ 301']],
  [
    "Redirection's export",
    [
      'source,target,regex,code,type,hits,title,status',
      '"/a","/b/",0,301,"url",7,"","active"',
      '"^/c(.*)","/d$1",1,302,"url",0,"","active"',
      '"/off","/x/",0,301,"url",0,"","disabled"',
      '"/gone","",0,410,"error",0,"","active"',
    ],
    ['/a /b/ 301', '^/c(.*) /d$1 302 pattern', '/gone  410'],
  ],
  [
    "Yoast's export",
    ['"Origin","Target","Type","Format"', '"a","b/c","301","plain"', '"old/(.*)","new/$1","302","regex"'],
    ['/a /b/c 301', 'old/(.*) /new/$1 302 pattern'],
  ],
  [
    "Rank Math's export",
    [
      'id,source,matching,destination,type,category,status,ignore',
      '1,a,exact,https://x.example/b,301,,active,',
      '2,shop.php,contains,/shop/,301,,active,',
      '3,old,start,/new/,301,,active,',
      '4,.html,end,/new/,301,,inactive,',
    ],
    ['/a https://x.example/b 301', 'shop\\.php /shop/ 301 pattern', '^/old /new/ 301 pattern'],
  ],
])('reads %s', (_what, lines, expected) => {
  expect(read(...lines)).toEqual(expected);
});

test('a line with an open quotation mark is named, and the lines after it count', () => {
  const rules = [...readRedirectsCsv('from,to\n"/a,/b/\n/c,/d/', 'redirects.csv')];
  expect(rules.map(({ where, unsupported }) => [where, unsupported])).toEqual([
    ['redirects.csv, line 2', 'its quotation marks do not match'],
    ['redirects.csv, line 3', undefined],
  ]);
});

test('a status that is not a number is not taken for another one', () => {
  expect(read('/a,/b/,moved')).toEqual(['/a /b/ NaN']);
});
