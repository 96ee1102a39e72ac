/** Shows the button that copies the link to a saved form, where the browser lets a script copy. */
const button = document.querySelector<HTMLButtonElement>('[data-copy-link]');
const link = document.querySelector<HTMLInputElement>('#saved-link');

if (button && link && 'clipboard' in navigator) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(link.value);
      button.textContent = button.dataset.copied ?? '';
    } catch {
      // Not allowed: the visitor copies it by hand.
    }
    link.select();
  });
}
