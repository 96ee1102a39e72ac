/** A small consent tool of an owner: it asks with two buttons, and reports the answer on every page. */
const chosen = localStorage.getItem('tool');

function report(categories) {
  localStorage.setItem('tool', JSON.stringify(categories));
  document.dispatchEvent(new CustomEvent('headwater:set-consent', { detail: categories }));
}

function ask() {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.ariaLabel = 'Consent tool';
  for (const [text, categories] of [
    ['Accept', ['measurement', 'attribution']],
    ['Reject', []],
  ]) {
    const button = document.createElement('button');
    button.textContent = text;
    button.addEventListener('click', () => {
      dialog.remove();
      report(categories);
    });
    dialog.append(button);
  }
  document.body.append(dialog);
}

document.addEventListener('headwater:open-consent', (event) => {
  event.preventDefault();
  ask();
});

if (chosen === null) ask();
else addEventListener('load', () => report(JSON.parse(chosen)));
