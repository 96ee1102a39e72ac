import { type ContextType, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { UnitSystem } from '../../catalogue/figures/units.ts';
import { withFigures } from '../../catalogue/figures-in-text.ts';
import { linkParts } from '../../catalogue/link-parts.ts';
import { importedTables } from '../../catalogue/tables/catalogue-tables.ts';
import type { PageTables } from '../../catalogue/tables/page-tables.ts';
import { haveSystems } from '../../catalogue/tables/shown-figure.ts';
import { tablesOf } from '../../catalogue/tables/tables-of.ts';
import { fromPlaces } from '../../config/cms-places.ts';
import { frameSourcesOf } from '../../content/embeds/read-embed.ts';
import { sanitizeHtml } from '../../content/sanitize-html.ts';
import { splitAtForms, type TextPart } from '../../content/split-at-forms.ts';
import { PageFiles, Script, Sheet } from '../../page-files/page-files.tsx';
import { type Rendering, RenderingContext, useRendering, useUnits } from '../../rendering/rendering.ts';
import { classNames } from '../../ui/class-names.ts';
import { FormEmbed } from '../form-embed/form-embed.tsx';
import { ClosedForm } from '../form-embed/other-ways.tsx';
import { AddToRequest } from '../request-list/add-to-request.tsx';
import { UnitChooser } from '../unit-chooser/unit-chooser.tsx';

/** Blocks that need no styles beyond `rich-text.css`, because they render as plain elements. */
const PLAIN = 'heading|list|paragraph|image|table|quote';
const CLASS_LIST = /\bclass="([^"]*)"/g;
const STYLED_CLASS = new RegExp(
  `(?:^|\\s)(?:wp-block-(?!(?:${PLAIN})(?:\\s|$))|wp-caption|wp-embed-|has-|is-style-|screen-reader-text|align|gallery|blocks-gallery)`,
);

/**
 * Whether a text needs `styles/core-blocks`, so that other pages don't load it.
 * @param safe sanitized HTML, which has double quotes
 */
export function needsBlockStyles(safe: string): boolean {
  return Array.from(safe.matchAll(CLASS_LIST), ([, classes = '']) => classes).some((classes) =>
    STYLED_CLASS.test(classes),
  );
}

interface EditorTextProps {
  html: string | null | undefined;
  className?: string | undefined;
}

/** An element may open in one part of a text and close in a later one, so that the parts are joined as HTML. */
function htmlOf(part: TextPart, rendering: Rendering, files: ContextType<typeof PageFiles>): string {
  if (part.kind === 'html') return part.html;
  const element =
    part.kind === 'closed' ? (
      <ClosedForm />
    ) : (
      <FormEmbed
        formId={part.formId}
        hasTitle={part.hasTitle}
        hasDescription={part.hasDescription}
        headingAbove={part.headingAbove}
      />
    );
  return renderToStaticMarkup(
    <RenderingContext value={rendering}>
      <PageFiles value={files}>{element}</PageFiles>
    </RenderingContext>,
  );
}

const withTables = fromPlaces(() => new WeakMap<PageTables, Map<UnitSystem | undefined, string>>());

/** A text with tables: its figures in the chosen units, its parts and models with what belongs to them. */
function tablesShown(shown: string, html: string, tables: PageTables, units: UnitSystem | undefined): string {
  const imported = importedTables(html);
  const isChanged = units !== undefined || imported > 0 || tables.series.length > 0;
  const text = isChanged ? withFigures(shown, units, imported) : shown;
  return linkParts(text, html, (model) => renderToStaticMarkup(<AddToRequest number={model} />));
}

/** The same, read once while pages show the text; forms in it differ from page to page. */
function textShown(shown: string, html: string, isAlike: boolean, units: UnitSystem | undefined): string {
  if (!html.includes('<table')) return shown;
  const tables = tablesOf(html);
  if (!isAlike) return tablesShown(shown, html, tables, units);
  const known = withTables().get(tables) ?? new Map<UnitSystem | undefined, string>();
  const text = known.get(units) ?? tablesShown(shown, html, tables, units);
  withTables().set(tables, known.set(units, text));
  return text;
}

/** An editor's text with the forms, videos and maps embedded in it; renders nothing for empty text. */
export function EditorText({ html, className }: EditorTextProps) {
  const rendering = useRendering();
  const units = useUnits();
  const files = use(PageFiles);
  const safe = html ? sanitizeHtml(html) : '';
  if (!html || !safe) return null;
  const parts = splitAtForms(safe);
  // Gravity Forms marks the message of a closed form only when the editor wrote none.
  if (rendering.texts.closed.has(safe)) parts.push({ kind: 'closed' });
  const frameSources = frameSourcesOf(safe);
  if (frameSources.length > 0) rendering.policy.push({ 'frame-src': frameSources });
  const shown = parts.map((part) => htmlOf(part, rendering, files)).join('');
  const isAlike = parts.every(({ kind }) => kind === 'html');
  return (
    <>
      {needsBlockStyles(safe) && <Sheet name="core-blocks" />}
      {html.includes('<table') && haveSystems(tablesOf(html)) && <UnitChooser />}
      {frameSources.length > 0 && <Script name="embed-poster" />}
      <div
        className={classNames('rich-text', className)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized, with forms that components render
        dangerouslySetInnerHTML={{ __html: textShown(shown, html, isAlike, units) }}
      />
    </>
  );
}
