/** Shows the buttons that copy the link beside them, where the browser lets a script copy. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-link]')) {
  const link = button.parentElement?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input[readonly], textarea');
  if (!link || !('clipboard' in navigator)) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(link.value);
      button.textContent = button.dataset.copied ?? '';
    } catch {
      // Not allowed: it is copied by hand.
    }
    link.select();
  });
}
