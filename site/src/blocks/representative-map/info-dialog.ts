interface InfoDialog {
  /** Opens the info window of a territory. @param link of the territory, which gets the focus back */
  open(link: SVGAElement): void;
  close(): void;
}

/** The info window of a map: text from the page's templates, not modal, closed by Escape or its button. */
export function createInfoDialog(map: HTMLElement): InfoDialog | undefined {
  const dialog = map.querySelector<HTMLElement>('[data-info]');
  const text = map.querySelector('[data-info-text]');
  if (!dialog || !text) return undefined;
  let opener: SVGAElement | undefined;

  function close(): void {
    if (!dialog || dialog.hidden) return;
    dialog.hidden = true;
    opener?.removeAttribute('data-chosen');
    opener?.focus();
  }

  dialog.querySelector('[data-info-close]')?.addEventListener('click', close);
  return {
    close,
    open(link) {
      const template = map.querySelector<HTMLTemplateElement>(
        `template[data-info-of="${CSS.escape(link.dataset.territory ?? '')}"]`,
      );
      if (!template) return;
      opener?.removeAttribute('data-chosen');
      opener = link;
      link.dataset.chosen = '';
      text.replaceChildren(template.content.cloneNode(true));
      dialog.setAttribute('aria-label', link.getAttribute('aria-label') ?? '');
      dialog.hidden = false;
      dialog.focus();
    },
  };
}
