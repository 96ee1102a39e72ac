/**
 * Stands in for reCAPTCHA v2, v3 and Turnstile in tests and offline: the same calls, a badge where the real one has
 * its own, and tokens that begin with `stand-in-`.
 */
const widgets = [];

function badge({ badge: position }) {
  const frame = document.createElement('iframe');
  frame.title = 'captcha';
  frame.srcdoc = 'Captcha';
  frame.width = '120';
  frame.height = '40';
  frame.dataset.badge = position;
  return frame;
}

/** The visible kind: a box whose tick makes the token. */
function box(widget) {
  const tick = document.createElement('input');
  tick.type = 'checkbox';
  tick.ariaLabel = 'I am no robot';
  tick.addEventListener('change', () => {
    widget.token = tick.checked ? `stand-in-${crypto.randomUUID()}` : '';
  });
  return tick;
}

window.grecaptcha = {
  ready: (start) => queueMicrotask(start),
  render(element, options) {
    const widget = { options, token: '' };
    element.append(badge(options), ...(options.size === 'normal' ? [box(widget)] : []));
    return widgets.push(widget) - 1;
  },
  execute(id) {
    // v3, by its site key.
    if (typeof id === 'string') return Promise.resolve(`stand-in-${crypto.randomUUID()}`);
    const widget = widgets[id];
    setTimeout(() => {
      widget.token = `stand-in-${crypto.randomUUID()}`;
      widget.options.callback(widget.token);
    }, 20);
  },
  reset(id) {
    widgets[id].token = '';
  },
  getResponse: (id) => widgets[id].token,
};

window.turnstile = {
  render(element, options) {
    const id = `turnstile-${widgets.push({ options, token: '' }) - 1}`;
    element.dataset.turnstile = id;
    return id;
  },
  execute(id) {
    const { options } = widgets[Number(id.slice('turnstile-'.length))];
    setTimeout(() => options.callback(`stand-in-${crypto.randomUUID()}`), 20);
  },
  reset() {},
  remove() {},
};
