import type { ContentRecord } from '../../database/records.ts';
import type { Resolve } from '../../schema/context.ts';
import { groupFieldResolvers, groupValues } from '../fields/field-resolvers.ts';
import { pageGroups } from '../fields/field-types.ts';
import { revisionFields } from '../node/revision-fields.ts';

const groups = Object.keys(pageGroups).map((group): [string, Resolve<ContentRecord>] => [
  group,
  (page) => groupValues(page, group),
]);

export const pageResolvers = {
  Page: { ...Object.fromEntries(groups), ...revisionFields },
  GenericPageFields: groupFieldResolvers('GenericPageFields'),
  HeroBanner: groupFieldResolvers('HeroBanner'),
  HomeDescription: groupFieldResolvers('HomeDescription'),
  LinkCards: groupFieldResolvers('LinkCards'),
  LinkCardsLinkCardItems: groupFieldResolvers('LinkCardsLinkCardItems'),
  Features: groupFieldResolvers('Features'),
  FeaturesFeatureCards: groupFieldResolvers('FeaturesFeatureCards'),
  StatisticsSection: groupFieldResolvers('StatisticsSection'),
  StatisticsSectionStatisticItems: groupFieldResolvers('StatisticsSectionStatisticItems'),
  Partner: groupFieldResolvers('Partner'),
};
