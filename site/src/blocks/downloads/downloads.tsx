import * as texts from '@headwater/brand/texts.ts';
import { use } from 'react';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { sizeLabel } from '../../content/media/size-label.ts';
import { safeHref } from '../../content/safe-href.ts';
import { languageName, siteLanguage } from '../../documents/languages.ts';
import { fixedPath, languagesOf, newestFile, newestPath, type Paper, paperPath } from '../../documents/paper.ts';
import { PAPERS_TAG } from '../../documents/shelf.ts';
import { RenderingContext } from '../../rendering/rendering.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { fileFacts } from '../paper-list/paper-list.tsx';
import { DownloadsFragment } from './downloads.fragment.ts';
import styles from './downloads.module.css';

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/**
 * Type and size of a download, such as `PDF, 1.2 MB`; unknown parts are left out.
 * @param bytes size of the file; WordPress sends null or 0 when it is unknown.
 */
export function fileLabel(mimeType: string | null | undefined, bytes: number | null | undefined): string {
  const kind = mimeType ? (kinds[mimeType] ?? mimeType.split('/').at(-1)?.toUpperCase()) : undefined;
  return [kind, bytes ? sizeLabel(bytes) : undefined].filter(Boolean).join(', ');
}

interface Download {
  name: string;
  href: string;
  label: string;
}

function List({ files }: { files: readonly Download[] }) {
  return (
    <ul className={styles.downloads} data-print="no">
      {files.map(({ name, href, label }) => (
        <li key={href}>
          <a className={styles.download} href={href}>
            <Icon name="download" />
            <span className={styles.name}>{name}</span>
            {label && <span className={styles.size}>{label}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The newest file of a paper in the site's language, or in its only one; further languages are folded. */
function downloadsOf(papers: readonly Paper[]): { shown: Download[]; folded: Download[] } {
  const [shown, folded]: [Download[], Download[]] = [[], []];
  for (const paper of papers) {
    const newest = newestFile(paper, siteLanguage);
    // What editors wrote has a name of its own; what hangs on the product is named by its kind.
    const name = paper.source === 'product' || paper.kind === 'manual' ? texts.paperKinds[paper.kind] : paper.title;
    for (const language of languagesOf(paper, siteLanguage)) {
      const file = newestFile(paper, siteLanguage, { language });
      if (!file) continue;
      const isNewest = file === newest && paper.supersededBy === undefined;
      const label = [isNewest && language === siteLanguage ? '' : languageName(language), fileFacts(file)];
      (isNewest ? shown : folded).push({
        name,
        href: newestPath(paper, file.extension, file === newest ? undefined : language),
        label: label.filter(Boolean).join(', '),
      });
    }
    const hasEditions = new Set(paper.files.map(({ revision }) => revision)).size > 1;
    for (const file of hasEditions ? paper.files : []) {
      if (file === newest || file.upload === '') continue;
      const label = [file.language !== siteLanguage && languageName(file.language), fileFacts(file)];
      const edition = `${name}: ${file.label || file.revision}`;
      folded.push({ name: edition, href: fixedPath(paper, file), label: label.filter(Boolean).join(', ') });
    }
    if (paper.files.length > 1)
      folded.push({ name: `${name}: ${texts.documentHistory}`, href: paperPath(paper), label: '' });
  }
  return { shown, folded };
}

/** Brochure, data sheet, manual and further papers of a product, each only if there is a file. */
export function Downloads({ product }: { product: FragmentOf<typeof DownloadsFragment> }) {
  const rendering = use(RenderingContext);
  const { brochure, dataSheet, manual } = readFragment(DownloadsFragment, product);
  const papers = rendering?.locals.papers?.ofProduct(rendering.url.pathname);
  if (rendering && papers && papers.length > 0) {
    rendering.locals.tags.add(PAPERS_TAG);
    const { shown, folded } = downloadsOf(papers);
    return (
      <>
        {shown.length > 0 && <List files={shown} />}
        {folded.length > 0 && (
          <details className={styles.folded} data-print="no">
            <summary className={styles.more}>
              {texts.olderDocuments}
              <Icon name="chevron" />
            </summary>
            <List files={folded} />
          </details>
        )}
      </>
    );
  }
  // Without a list of papers, and in the preview of a draft: what hangs on the product.
  const files = [
    { name: texts.brochure, file: brochure?.node },
    { name: texts.dataSheet, file: dataSheet?.node },
    { name: texts.manual, file: manual?.node },
  ].flatMap(({ name, file }) => {
    const href = safeHref(file?.mediaItemUrl);
    return href ? [{ name, href, label: fileLabel(file?.mimeType, file?.fileSize) }] : [];
  });
  return files.length > 0 ? <List files={files} /> : null;
}
