import { createRoot } from 'react-dom/client';
import type { EditedContent } from './edited-content.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import stylesheet from './toolbar.css?url';

/** The page's data about its content. */
function editsOf({ editType, editId }: DOMStringMap): EditedContent | undefined {
  return editType && editId ? { typeName: editType, databaseId: Number(editId) } : undefined;
}

const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = stylesheet;
document.head.append(link);

const slot = document.querySelector<HTMLElement>('[data-toolbar-slot]');
const container = slot ?? document.createElement('div');
if (!slot) document.querySelector('.skip-link')?.after(container);
createRoot(container).render(
  <EditorToolbar
    edits={editsOf(document.body.dataset)}
    onSettled={() => container.removeAttribute('data-toolbar-slot')}
  />,
);
