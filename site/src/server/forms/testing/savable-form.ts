import { startSmtpStandIn } from '@headwater/runtime/testing/smtp-stand-in.ts';
import { expect, onTestFinished } from 'vitest';
import { contactForm, startStandInCms } from '../../../leads/testing/stand-in-cms.ts';
import { mailLink } from '../../../saved-forms/mail-link.ts';
import { SITE, startFormsServer } from './forms-server.ts';

/** The contact form with its editor's button that saves it. */
const savable = { ...contactForm, saveAndContinue: { hasSaveAndContinue: true, buttonText: 'Finish later' } };

interface SavableFormOptions {
  /** Whether the site has a mail server. */
  mail?: boolean;
  form?: typeof savable | typeof contactForm;
  mailsPerMinute?: number;
  /** The clock of saved forms. */
  now?: () => number;
}

/** A site whose form 1 can be saved for later, with the page of saved forms. */
export async function startSavableForm(options: SavableFormOptions = {}) {
  const smtp = await startSmtpStandIn();
  onTestFinished(smtp.close);
  const cms = await startStandInCms();
  cms.form = options.form ?? savable;
  const server = { smtpUrl: smtp.url, mailFrom: 'site@shop.example' };
  const site = await startFormsServer({
    cmsUrl: cms.url,
    ...(options.mail && { mail: (mail) => mailLink(mail, server) }),
    ...(options.now && { now: options.now }),
    ...(options.mailsPerMinute !== undefined && { mailsPerMinute: options.mailsPerMinute }),
  });
  const url = (path: string) => `http://127.0.0.1:${site.port}${path}`;

  /** Saves the form as its script does. @returns the token of the link */
  async function save(parts: Record<string, unknown> = {}): Promise<string> {
    const { status, json } = await site.send({ save: 1, ...parts });
    expect({ status, json }).toEqual({ status: 200, json: { status: 'saved', url: expect.any(String) } });
    return new URL(json.url, SITE).searchParams.get('token') ?? '';
  }
  async function open(token: string) {
    const { status, headers } = await fetch(url(`/saved-form?token=${token}`));
    return { status, headers, view: site.savedViews.at(-1) };
  }
  async function mail(token: string, email: string) {
    const body = new URLSearchParams({ token, email });
    // As browsers send it from a page without referrers.
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    const { status } = await fetch(url('/saved-form'), { method: 'POST', body, headers });
    return status;
  }
  /** Sends the form as a browser without JavaScript does. @returns what the page is made of */
  async function sendPlain(fields: Record<string, string>) {
    const { token } = (await (await site.token()).json()) as { token: string };
    const body = new URLSearchParams({ hw_token: token, hw_page: '/contact/', ...fields });
    await site.raw(body.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
    const view = site.views.at(-1);
    if (!view) throw new Error('The form got no page in response.');
    return view;
  }
  return { cms, site, smtp, save, open, mail, sendPlain };
}
