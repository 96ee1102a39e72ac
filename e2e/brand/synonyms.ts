import type { Synonyms } from '@headwater/brand/figure-shape.ts';

export const synonyms: Synonyms = [['Tauchmotorpumpe', 'Tauchpumpe', 'Schmutzwasserpumpe']];
