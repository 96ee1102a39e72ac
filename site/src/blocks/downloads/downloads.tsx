import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { safeHref } from '../../content/safe-href.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { DownloadsFragment } from './downloads.fragment.ts';
import styles from './downloads.module.css';
import { fileLabel } from './file-label.ts';

/** Brochure, data sheet and manual, each only if there is a file. */
export function Downloads({ product }: { product: FragmentOf<typeof DownloadsFragment> }) {
  const { brochure, dataSheet, manual } = readFragment(DownloadsFragment, product);
  const files = [
    { name: texts.brochure, file: brochure?.node },
    { name: texts.dataSheet, file: dataSheet?.node },
    { name: texts.manual, file: manual?.node },
  ].flatMap(({ name, file }) => {
    const href = safeHref(file?.mediaItemUrl);
    return href ? [{ name, href, label: fileLabel(file?.mimeType, file?.fileSize) }] : [];
  });
  if (files.length === 0) return null;
  return (
    <ul className={styles.downloads} data-print="no">
      {files.map(({ name, href, label }) => (
        <li key={name}>
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
