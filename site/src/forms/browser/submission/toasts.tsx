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
    // Without its looks a toast still says what it says.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** The corner of the window where toasts appear, made with the first of them. */
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

/** Shows a short message in the corner. @param html cleaned by the server */
export async function showToast(type: 'success' | 'error', html: string): Promise<void> {
  isMounted ??= mount();
  await isMounted;
  toast(<CleanHtml html={html} />, { type });
}
