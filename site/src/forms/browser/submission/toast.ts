/**
 * Shows an error in a toast; its code is loaded with the first one. Without it, the form says the same in place.
 * @param html sanitized
 */
export function toast(html: string): void {
  import('./toasts.tsx').then(({ showToast }) => showToast(html)).catch(console.warn);
}
