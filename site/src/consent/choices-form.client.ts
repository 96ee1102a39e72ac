import { categories } from './categories.ts';
import { choose, isAllowed } from './consent.client.ts';

/** The form of the page with privacy choices: shown with the current choice, and applied when it is saved. */
const form = document.querySelector<HTMLFormElement>('[data-choices]');

if (form) {
  for (const category of categories) {
    const box = form.querySelector<HTMLInputElement>(`input[value="${category}"]`);
    if (box) box.checked = isAllowed(category);
  }
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const boxes = [...form.querySelectorAll<HTMLInputElement>('input')];
    // Saved, these are no entries that a reload could lose.
    for (const box of boxes) box.defaultChecked = box.checked;
    const allowed = new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value));
    choose(
      categories.filter((category) => allowed.has(category)),
      Number(form.dataset.days),
    );
    const status = form.querySelector('[role="status"]');
    if (status) status.textContent = form.dataset.saved ?? '';
  });
}
