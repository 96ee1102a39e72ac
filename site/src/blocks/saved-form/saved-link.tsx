import * as texts from '@headwater/brand/texts.ts';
import { dayOf } from '../../content/date.ts';
import { OPEN_PAGE_ID } from '../../forms/browser/form-props.ts';
import { SAVED_FORM } from '../../saved-forms/saved-form-path.ts';
import type { SavedFormView } from '../../saved-forms/saved-form-view.ts';
import styles from './saved-link.module.css';

type OpenForm = Extract<SavedFormView, { state: 'open' }>;

/** The link to a saved form: to copy, and to mail where the site has a mail server. Works without JavaScript. */
export function SavedLink({ view }: { view: OpenForm }) {
  const { url, expiresAt, token, canMail, mail, formPage } = view;
  const isWrong = mail?.outcome === 'invalid';
  const mailText = mail && texts.linkMail[mail.outcome](mail.address);
  return (
    <section className={styles.box} aria-label={texts.savedLink} data-until-sent>
      <p>{texts.savedUntil(dayOf(expiresAt))}</p>
      <p>{texts.savedIsPrivate}</p>
      <div className={styles.line}>
        <label htmlFor="saved-link">{texts.savedLink}</label>
        <input id="saved-link" type="text" readOnly value={url} />
        <button type="button" className="form-small" hidden data-copy-link data-copied={texts.linkCopied}>
          {texts.copyLink}
        </button>
      </div>
      {canMail && (
        <form className={styles.line} method="post" action={SAVED_FORM}>
          <input type="hidden" name="token" value={token} />
          <label htmlFor="saved-link-email">{texts.mailLinkTo}</label>
          <input
            id="saved-link-email"
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={mail?.outcome === 'sent' ? '' : mail?.address}
            aria-invalid={isWrong || undefined}
            aria-describedby={mail && 'saved-link-mail'}
          />
          <button type="submit" className="form-small">
            {texts.mailLink}
          </button>
          {mail && (
            <p id="saved-link-mail" role={mail.outcome === 'sent' ? 'status' : 'alert'}>
              {mailText}
            </p>
          )}
        </form>
      )}
      {formPage > 1 && (
        <noscript>
          <p>
            <a href={`#${OPEN_PAGE_ID}`}>{texts.savedContinue}</a>
          </p>
        </noscript>
      )}
    </section>
  );
}
