/** Shows a toast; its code is loaded with the first one. @param html sanitized */
export function toast(type: 'success' | 'error', html: string): void {
  import('./toasts.tsx')
    .then(({ showToast }) => showToast(type, html))
    .catch((error: unknown) => console.warn('The toast could not be shown; the form says the same in place.', error));
}
