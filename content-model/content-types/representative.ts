import type { ContentTypeDefinition } from '../content-type.ts';

export const representative = {
  singleName: 'representative',
  pluralName: 'representatives',
  label: 'Representatives',
  archive: '/representative/',
  fields: {
    name: 'text',
    address: 'wysiwyg',
    territories: 'wysiwyg',
    website: 'text',
    geoCoordinateLatitude: 'number',
    geoCoordinateLongitude: 'number',
    polygonCoordinates: 'strings',
  },
  listed: { title: 'name' },
} as const satisfies ContentTypeDefinition;
