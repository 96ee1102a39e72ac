/**
 * Stands in for reCAPTCHA v2 in tests and offline: the same calls, a badge where the real one has
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

window.grecaptcha = {
  ready: (start) => queueMicrotask(start),
  render(element, options) {
    element.append(badge(options));
    return widgets.push({ options, token: '' }) - 1;
  },
  execute(id) {
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
