import type { Figures, FigureWords, TableColumns } from '@headwater/brand/figure-shape.ts';

export const figures = {
  flow: {
    name: 'Förderstrom',
    aliases: ['Q', 'Fördermenge'],
    kind: 'number',
    quantity: 'flow',
    group: 'Betriebspunkt',
  },
  head: { name: 'Förderhöhe', aliases: ['H'], kind: 'number', quantity: 'head', group: 'Betriebspunkt' },
  power: { name: 'Leistung', aliases: ['P2'], kind: 'number', quantity: 'power', group: 'Betriebspunkt' },
  discharge: { name: 'Druckstutzen', kind: 'nominal', group: 'Anschlüsse' },
  speed: { name: 'Drehzahl', kind: 'number', quantity: 'speed', group: 'Motor' },
  weight: { name: 'Gewicht', kind: 'number', quantity: 'mass', group: 'Aufbau' },
} as const satisfies Figures;

export const columns = {
  figure: ['Größe', 'Merkmal'],
  value: ['Wert', 'Werkstoff', 'US'],
  unit: ['Einheit'],
  model: ['Modell', 'Typ', 'Baugröße'],
  partNumber: ['Teilenummer', 'Bestellnummer'],
  callout: ['Nr', 'Pos'],
  description: ['Benennung', 'Bezeichnung'],
  pieces: ['Menge', 'Stück'],
  replaces: ['Ersatz für'],
  replacedBy: ['Ersetzt durch'],
  serials: ['Seriennummern'],
  remark: ['Bemerkung'],
  maker: ['Hersteller', 'Wettbewerber'],
  theirNumber: ['Fremdnummer'],
  ourNumber: ['Unsere Nummer'],
} as const satisfies TableColumns;

export const figureWords = {
  upTo: ['bis', 'höchstens', 'max.', 'max', '≤'],
  atLeast: ['ab', 'mindestens', 'min.', 'min', '≥'],
  to: ['bis', '–', '—', '-', '…'],
  yes: ['ja', '✓'],
  no: ['nein', '✗'],
  bestEfficiency: ['BEP', 'Bestpunkt'],
} as const satisfies FigureWords;
