/**
 * Stands in for the video provider's player in tests and offline: the same element, the same
 * attributes and the same event, but nothing to see.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: grid; place-content: center; gap: 1rem; background: #1b2229; color: #f3f5f7; font: 1rem monospace; text-align: center; }
  button { justify-self: center; padding: 0.75rem 1.5rem; font: inherit; }
`);

class StandInPlayer extends HTMLElement {
  connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const words = document.createElement('span');
    words.textContent = `Video ${this.getAttribute('media-id')}`;
    const button = document.createElement('button');
    button.type = 'button';
    const show = (isPlaying) => {
      button.textContent = isPlaying ? 'Pause video' : 'Play video';
    };
    button.addEventListener('click', () => show(button.textContent === 'Play video'));
    show(this.hasAttribute('autoplay'));
    root.replaceChildren(words, button);
    queueMicrotask(() => this.dispatchEvent(new CustomEvent('api-ready')));
  }
}

customElements.define('wistia-player', StandInPlayer);
