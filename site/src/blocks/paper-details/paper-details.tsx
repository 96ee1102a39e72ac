import * as texts from '@headwater/brand/texts.ts';
import { languageName, siteLanguage } from '../../documents/languages.ts';
import {
  fixedPath,
  languagesOf,
  newestFile,
  newestPath,
  type Paper,
  type PaperFile,
  paperPath,
} from '../../documents/paper.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { LinkList } from '../../ui/link-list/link-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { fileFacts } from '../paper-list/paper-list.tsx';
import styles from './paper-details.module.css';

const dates = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** @param date `YYYY-MM-DD` */
function shownDate(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : dates.format(time);
}

function Newest({ paper, file, language }: { paper: Paper; file: PaperFile; language?: string }) {
  const facts = [languageName(file.language), fileFacts(file), file.label, file.date && shownDate(file.date)];
  return (
    <a className={styles.newest} href={newestPath(paper, file.extension, language)}>
      <Icon name="download" />
      <span>
        <b>
          {texts.documentDownload}: {texts.paperKinds[paper.kind]}
        </b>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </a>
  );
}

function History({ paper }: { paper: Paper }) {
  return (
    <ol className={styles.history}>
      {paper.files.map((file) => {
        const edition = [file.label || file.revision, languageName(file.language)].join(' · ');
        return (
          <li key={`${file.revision}.${file.language}.${file.extension}`} className={styles.edition}>
            {file.upload ? <a href={fixedPath(paper, file)}>{edition}</a> : edition}
            <div>
              <span className={styles.facts}>
                {file.date && <time dateTime={file.date}>{shownDate(file.date)}</time>}
                {file.date && file.upload && ' · '}
                {file.upload && fileFacts(file)}
              </span>
              {file.note && <p>{file.note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** One paper: its newest file in each language, all editions, and the products that it is about. */
export function PaperDetails({ paper, successor }: { paper: Paper; successor: Paper | undefined }) {
  const newest = newestFile(paper, siteLanguage);
  const others = languagesOf(paper, siteLanguage).flatMap((language) => {
    const file = newestFile(paper, siteLanguage, { language });
    return file && file !== newest ? [{ file, language }] : [];
  });
  const since = successor?.files.at(-1)?.date;
  return (
    <>
      <Section title={texts.documentNewest}>
        {successor && (
          <p className={styles.replaced}>
            <a href={paperPath(successor)}>
              {since
                ? texts.documentReplacedSince(successor.title, shownDate(since))
                : texts.documentReplaced(successor.title)}
            </a>
          </p>
        )}
        {newest ? <Newest paper={paper} file={newest} /> : <p>{texts.documentNoFile}</p>}
        {others.length > 0 && (
          <>
            <h3 className={styles.heading}>{texts.documentOtherLanguages}</h3>
            {others.map(({ file, language }) => (
              <Newest key={language} paper={paper} file={file} language={language} />
            ))}
          </>
        )}
      </Section>
      {paper.source === 'document' && paper.files.length > 0 && (
        <Section title={texts.documentHistory}>
          <History paper={paper} />
          <p className={styles.facts}>{texts.documentFixedLink}</p>
        </Section>
      )}
      {paper.products.length > 0 && (
        <Section title={texts.documentProduct}>
          <LinkList links={paper.products.map(({ path, title }) => ({ href: path, label: title }))} />
        </Section>
      )}
    </>
  );
}
