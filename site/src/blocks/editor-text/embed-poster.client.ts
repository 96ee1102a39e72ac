import * as texts from '@headwater/brand/texts.ts';

/**
 * A frame for the player, as visitors asked for it: it may run its scripts and start by itself, and may not lead away
 * from the page. Providers refuse to play where they don't see which site the frame is on.
 */
function playerFrame(url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'wp-embed-frame';
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  );
  frame.src = url;
  return frame;
}

/** Makes a link to a video or map a button that loads it in place; the link itself remains below, smaller. */
function makePoster(link: HTMLAnchorElement): void {
  const { embed = '', embedFrom = '' } = link.dataset;
  const name = link.textContent ?? '';
  const button = document.createElement('button');
  const note = document.createElement('small');
  button.type = 'button';
  button.className = link.className;
  note.textContent = texts.embedNote(embedFrom);
  button.append(...link.childNodes, note);
  link.textContent = texts.openOn(embedFrom);
  link.className = 'wp-embed-away';
  link.before(button);
  button.addEventListener('click', () => {
    const frame = playerFrame(embed, name);
    button.replaceWith(frame);
    frame.focus();
  });
}

// What the sanitizer writes beside a link to a video or map that has a player: see `content/embedded-media.ts`. Nothing is
// requested from a provider before a visitor presses the button: the click is the consent for this embed.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-embed]')) makePoster(link);
