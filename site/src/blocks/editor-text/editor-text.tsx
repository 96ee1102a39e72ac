import { type ContextType, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withFigures } from '../../catalogue/figures-in-text.ts';
import { linkParts } from '../../catalogue/link-parts.ts';
import { importedTables } from '../../catalogue/tables/catalogue-tables.ts';
import { haveSystems } from '../../catalogue/tables/shown-figure.ts';
import { tablesOf } from '../../catalogue/tables/tables-of.ts';
import { needsBlockStyles } from '../../content/block-styles.ts';
import { frameSourcesOf } from '../../content/embeds/read-embed.ts';
import { sanitizeHtml } from '../../content/sanitize-html.ts';
import { splitAtForms, type TextPart } from '../../content/split-at-forms.ts';
import { PageFiles, Script, Sheet } from '../../page-files/page-files.tsx';
import { type Rendering, RenderingContext, useRendering, useUnits } from '../../rendering/rendering.ts';
import { classNames } from '../../ui/class-names.ts';
import { ClosedForm } from '../form-embed/closed-form.tsx';
import { FormEmbed } from '../form-embed/form-embed.tsx';
import { AddToRequest } from '../request-list/add-to-request.tsx';
import { UnitChooser } from '../unit-chooser/unit-chooser.tsx';

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
  const tables = html.includes('<table') ? tablesOf(html) : undefined;
  const shown = parts.map((part) => htmlOf(part, rendering, files)).join('');
  const imported = importedTables(html);
  const isChanged = units !== undefined || imported > 0 || (tables?.series ?? []).length > 0;
  const text = tables && isChanged ? withFigures(shown, units, imported) : shown;
  return (
    <>
      {needsBlockStyles(safe) && <Sheet name="core-blocks" />}
      {tables && haveSystems(tables) && <UnitChooser />}
      {frameSources.length > 0 && <Script name="embed-poster" />}
      <div
        className={classNames('rich-text', className)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized, with forms that components render
        dangerouslySetInnerHTML={{
          __html: linkParts(text, html, (model) => renderToStaticMarkup(<AddToRequest number={model} />)),
        }}
      />
    </>
  );
}
