import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { hasSystems } from '../../catalogue/figures/in-system.ts';
import type { FragmentOf } from '../../cms-client/graphql.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { useUnits } from '../../rendering/rendering.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Plate } from '../../ui/plate/plate.tsx';
import type { DownloadsFragment } from '../downloads/downloads.fragment.ts';
import { Downloads } from '../downloads/downloads.tsx';
import { Energy } from '../energy/energy.tsx';
import { keyFigures } from '../key-figures/key-figures.ts';
import { AddToRequest } from '../request-list/add-to-request.tsx';
import { UnitChooser } from '../unit-chooser/unit-chooser.tsx';
import styles from './data-plate.module.css';

interface DataPlateProps {
  /** Model code, if the title starts with one. */
  code: string | undefined;
  /** What a request names it by. */
  number: string;
  /** HTML whose first table contains the figures. */
  text: string | null | undefined;
  product: FragmentOf<typeof DownloadsFragment> | null | undefined;
}

function quotationLink(path: string, number: string): string {
  return `${permalink(path)}?product=${encodeURIComponent(number)}`;
}

/** The data plate of a product: its figures and documents, and the ways to ask for it. */
export function DataPlate({ code, number, text, product }: DataPlateProps) {
  const { quotation } = company;
  const shown = keyFigures(text, useUnits(), company.plateFigures);
  const figures = shown.map(({ label, value, other }) => ({
    label,
    value: (
      <>
        {value}
        {other && <span className={styles.metric}>{other}</span>}
      </>
    ),
  }));
  return (
    <Plate heading={company.name} title={code} rows={figures}>
      {shown.some(({ typed }) => hasSystems(typed)) && <UnitChooser />}
      <Energy text={text} />
      {product && <Downloads product={product} />}
      <div className={styles.actions} data-print="no">
        {quotation ? (
          <ButtonLink href={quotationLink(quotation.path, number)}>{quotation.label}</ButtonLink>
        ) : (
          <ButtonLink href={permalink(siteConfig.paths.contact)}>{texts.contactUs}</ButtonLink>
        )}
        <AddToRequest number={number} look="second" />
        <ButtonLink href={permalink(siteConfig.paths.representativeMap)} outlined>
          {texts.findRepresentative}
        </ButtonLink>
      </div>
    </Plate>
  );
}
