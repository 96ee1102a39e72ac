import * as texts from '@headwater/brand/texts.ts';
import { sizeLabel } from '../../content/media/size-label.ts';
import { languageName, siteLanguage } from '../../documents/languages.ts';
import { languagesOf, newestFile, type Paper, type PaperFile, paperPath } from '../../documents/paper.ts';
import styles from './paper-list.module.css';

/** Type, pages and size of a file, such as `PDF, 12 pages, 1.2 MB`. */
export function fileFacts({ extension, pages, bytes }: PaperFile): string {
  const facts = [extension.toUpperCase(), pages && texts.documentPages(pages), bytes && sizeLabel(bytes)];
  return facts.filter(Boolean).join(', ');
}

/** Papers, each with what it is and a link to its page. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0) return null;
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => {
        const file = newestFile(paper, siteLanguage);
        const languages = languagesOf(paper, siteLanguage).map(languageName);
        const facts = [texts.paperKinds[paper.kind], ...languages, file ? fileFacts(file) : ''].filter(Boolean);
        return (
          <li key={paper.slug} className={styles.paper}>
            <a className={styles.title} href={paperPath(paper)}>
              {paper.title}
            </a>
            {paper.number && <span className={styles.number}>{texts.documentNumber(paper.number)}</span>}
            <span className={styles.facts}>{facts.join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
