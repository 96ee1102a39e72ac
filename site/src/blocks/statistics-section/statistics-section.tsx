import { company } from '@headwater/brand/company.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { Section } from '../../ui/section/section.tsx';
import { Stamp } from '../../ui/stamp/stamp.tsx';
import { StatisticsSectionFragment } from './statistics-section.fragment.ts';
import styles from './statistics-section.module.css';

/**
 * Splits a figure from its unit, such as `12,000` and `lb`, so that the figure can be larger. Text
 * that does not start with a figure is not split.
 */
export function splitUnit(statistic: string): { figure: string; unit: string | undefined } {
  const [, figure, unit] = /^([~≈<>]?\s?[$€]?\d[\d.,]*[+%]?)\s*([^\d.,+%\s].*)$/.exec(statistic) ?? [];
  return figure && unit ? { figure, unit } : { figure: statistic, unit: undefined };
}

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
