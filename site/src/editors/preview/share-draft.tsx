import * as texts from '@headwater/brand/texts.ts';
import { momentText } from './moment.ts';
import type { PreviewLink } from './preview-links.ts';
import styles from './share-draft.module.css';

export interface SharedLink extends PreviewLink {
  /** The full URL to share. */
  url: string;
}

interface ShareDraftProps {
  contentId: number;
  /** Path of this preview, to return to. */
  back: string;
  links: readonly SharedLink[];
  /** Lifetimes of a new link in hours, and the default choice. */
  hours: readonly number[];
  defaultHours: number;
}

const ACTION = '/preview/links';

/** Fields that every form here sends. */
function Reference({ contentId, back }: Pick<ShareDraftProps, 'contentId' | 'back'>) {
  return (
    <>
      <input type="hidden" name="p" value={contentId} />
      <input type="hidden" name="back" value={back} />
    </>
  );
}

/** Creates, lists and withdraws links to a draft for people without an account; plain forms. */
export function ShareDraft({ contentId, back, links, hours, defaultHours }: ShareDraftProps) {
  return (
    <details className={styles.share} open={links.length > 0}>
      <summary className={styles.summary}>{texts.shareDraft}</summary>
      <form className={styles.make} action={ACTION} method="post">
        <Reference contentId={contentId} back={back} />
        <label>
          {texts.linkGoodFor}{' '}
          <select className={styles.field} name="hours" defaultValue={defaultHours}>
            {hours.map((choice) => (
              <option key={choice} value={choice}>
                {texts.linkDuration(choice)}
              </option>
            ))}
          </select>
        </label>
        <button className={styles.button} type="submit" name="action" value="make">
          {texts.makeLink}
        </button>
      </form>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li className={styles.link} key={link.id}>
              <textarea
                className={styles.url}
                rows={3}
                readOnly
                value={link.url}
                aria-label={texts.linkUntil(momentText(link.expiresAt))}
              />
              <button className={styles.button} type="button" hidden data-copy-link="" data-copied={texts.linkCopied}>
                {texts.copyLink}
              </button>
              <span className={styles.facts}>{texts.linkFacts(link.maker, momentText(link.expiresAt))}</span>
              <form action={ACTION} method="post">
                <Reference contentId={contentId} back={back} />
                <input type="hidden" name="id" value={link.id} />
                <button className={styles.button} type="submit" name="action" value="withdraw">
                  {texts.withdrawLink}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
