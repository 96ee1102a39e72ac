import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { EmailLink } from '../../ui/email-link/email-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Plate } from '../../ui/plate/plate.tsx';
import styles from './outage.module.css';

interface OutageProps {
  title: string;
  children: string;
  /** ID of the log entry about the failure. */
  reference?: string | undefined;
}

/** What still works while the website does not. Needs nothing from the CMS. */
export function Outage({ title, children, reference }: OutageProps) {
  const { phone, emergencyPhone, email } = company;
  const rows = [
    { label: texts.officeLabel, value: <a href={phone.href}>{phone.label}</a> },
    ...(emergencyPhone
      ? [{ label: texts.emergencyLabel, value: <a href={emergencyPhone.href}>{emergencyPhone.label}</a> }]
      : []),
    { label: texts.emailLabel, value: <EmailLink address={email} /> },
    {
      label: texts.representativesLabel,
      value: <a href={permalink(siteConfig.paths.representativeMap)}>{texts.listAndMap}</a>,
    },
  ];
  return (
    <Notice title={title} drawing={<Plate heading={texts.stillInService} rows={rows} />}>
      <p>{children}</p>
      {reference && (
        <p className={styles.reference}>
          {texts.reference} <br />
          {reference}
        </p>
      )}
    </Notice>
  );
}
