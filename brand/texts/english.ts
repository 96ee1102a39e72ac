/** Every sentence of the site in US English, a file for each room: what a brand says unless it says otherwise. */
export * from './blocks.ts';
export * from './consent.ts';
export * from './content.ts';
export * from './documents.ts';
export * from './editors.ts';
export * from './forms.ts';
export * from './leads.ts';
export * from './map.ts';
export * from './navigation.ts';
export * from './parts.ts';
export * from './requests.ts';
export * from './rich-text.ts';
export * from './search.ts';
export * from './seo.ts';
export * from './server.ts';
export * from './templates.ts';
export * from './ui.ts';
