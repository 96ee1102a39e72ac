import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { formsConfig } from '../../../config/forms.config.ts';
import { CleanHtml } from '../../../content/clean-html.tsx';
import stylesheet from './toasts.css?url';

let isMounted: Promise<void> | undefined;

function addStylesheet(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    // A toast is readable without its stylesheet.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** The container of toasts, created with the first one. */
async function mount(): Promise<void> {
  await addStylesheet();
  const corner = document.createElement('div');
  document.body.append(corner);
  createRoot(corner).render(
    <ToastContainer
      position="top-right"
      autoClose={formsConfig.toastMilliseconds}
      pauseOnHover
      closeOnClick={false}
      role="status"
    />,
  );
}

/** Shows an error in a corner of the window. @param html sanitized */
export async function showToast(html: string): Promise<void> {
  isMounted ??= mount();
  await isMounted;
  toast(<CleanHtml html={html} />, { type: 'error' });
}
