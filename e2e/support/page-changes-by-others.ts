/** What extensions, password managers and translators do to a page with a form; each runs in the page. */
export const changesByOthers = {
  'an icon beside each input': () => {
    for (const input of document.querySelectorAll('form.form input:not([type=hidden])')) {
      const icon = document.createElement('div');
      icon.dataset.lastpassIcon = '';
      input.after(icon);
    }
  },
  'an element of a spelling checker': () => {
    for (const text of document.querySelectorAll('form.form textarea'))
      text.parentElement?.prepend(document.createElement('grammarly-extension'));
  },
  'a label in a font': () => {
    const label = document.querySelector('form.form label');
    const font = document.createElement('font');
    font.append(...(label?.childNodes ?? []));
    label?.append(font);
  },
  'a number that became a link': () => {
    const hint = document.createElement('a');
    hint.href = 'tel:+12185550142';
    const label = document.querySelector('form.form legend, form.form label');
    hint.textContent = label?.textContent ?? '';
    label?.replaceChildren(hint);
  },
  'a translation of the whole page': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
} satisfies Record<string, () => void>;
