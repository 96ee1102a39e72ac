import { company } from '@headwater/brand/company.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { Section } from '../../ui/section/section.tsx';
import { Stamp } from '../../ui/stamp/stamp.tsx';
import { splitUnit } from './split-unit.ts';
import { StatisticsSectionFragment } from './statistics-section.fragment.ts';
import styles from './statistics-section.module.css';

type Item = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof StatisticsSectionFragment>['statisticsSection']>['statisticItems']>[number]
>;

function Gauge({ item }: { item: Item }) {
  const { figure, unit } = splitUnit(plainText(item.statistic));
  return (
    <li className={styles.gauge}>
      <CmsImage
        image={item.statisticIcon?.node}
        sizes="2.75rem"
        fixedWidth={44}
        {...siteConfig.statisticIcon}
        className={styles.icon}
        alt=""
      />
      <p className={styles.figure}>
        {figure}
        {unit && <span className={styles.unit}> {unit}</span>}
      </p>
      <p className={styles.description}>{plainText(item.statisticDescription)}</p>
    </li>
  );
}

/** A band of gauges: one figure each, and the company's stamp. */
export function StatisticsSection({ page }: { page: FragmentOf<typeof StatisticsSectionFragment> }) {
  const statistics = readFragment(StatisticsSectionFragment, page).statisticsSection;
  const items = (statistics?.statisticItems ?? []).flatMap((item) => (item?.statistic ? [item] : []));
  if (items.length === 0) return null;
  return (
    <Section
      tone="deep"
      layout="stack"
      title={plainText(statistics?.title)}
      aside={company.stamp && <Stamp>{company.stamp}</Stamp>}
    >
      <ul className={styles.gauges}>
        {items.map((item) => (
          <Gauge key={`${item.statistic} ${item.statisticDescription}`} item={item} />
        ))}
      </ul>
    </Section>
  );
}
