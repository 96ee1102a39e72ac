import { type ReactNode, useId } from 'react';
import { expect, test } from 'vitest';
import { renderStatic } from './render-static.ts';

function Labelled({ title }: { title: string }) {
  const id = useId();
  return <h2 id={id}>{title} of the pump</h2>;
}

const renderBoth = () => {
  const page = {};
  return ['Head', 'Flow'].map((title) => renderStatic(Labelled, { title }, {}, page));
};

test('components of one page have different identifiers', () => {
  const [first, second] = renderBoth().map((html) => /id="(\w+)"/.exec(html)?.[1]);
  expect(first).toBeTruthy();
  expect(second).not.toBe(first);
});

test('components have the same identifiers each time their page is rendered', () => {
  expect(renderBoth()).toEqual(renderBoth());
});

test('text in parts has no comments for hydration between them', () => {
  expect(renderStatic(Labelled, { title: 'Head' }, {}, {})).toContain('>Head of the pump<');
});

const Card = ({ children, footNote }: { children?: ReactNode; footNote?: ReactNode }) => (
  <div>
    {children}|{footNote}
  </div>
);

test('the content of an Astro template becomes children and properties of the component', () => {
  const html = renderStatic(Card, {}, { default: '<p>Text</p>', 'foot-note': '<b>Note</b>' }, {});
  expect(html.replaceAll(/<\/?astro-static-slot[^>]*>/g, '')).toBe('<div><p>Text</p>|<b>Note</b></div>');
});

test('blank content of an Astro template is left out', () => {
  expect(renderStatic(Card, {}, { default: ' \n' }, {})).toBe('<div>|</div>');
});

test('hints of React for files are removed', () => {
  const Picture = () => (
    <div>
      <img src="/pump.webp" alt="" fetchPriority="high" />
      <link rel="stylesheet" href="/late.css" />
    </div>
  );
  expect(renderStatic(Picture, {}, {}, {})).toBe('<div><img src="/pump.webp" alt="" fetchPriority="high"/></div>');
});
