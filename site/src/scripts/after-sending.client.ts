import * as texts from '@headwater/brand/texts.ts';

/** Once the form is sent, its link leads nowhere: the page no longer says that nothing was sent. */
const observer = new MutationObserver(() => {
  if (!document.querySelector('.form-receipt')) return;
  observer.disconnect();
  for (const element of document.querySelectorAll('[data-until-sent]')) element.remove();
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = texts.thankYou;
});

const form = document.querySelector('form.form');
if (form?.parentElement) observer.observe(form.parentElement, { childList: true });
