/** Colours of every drawing: the demo maker's tokens and the flat tints that go with them. */
export const palette = {
  paper: '#f6f3ec',
  surface: '#fffdf8',
  ink: '#14212b',
  deepWater: '#0b3a53',
  water: '#1f6f8b',
  hairline: '#c9c2b3',
  oxide: '#b5462a',
  moss: '#3f6b4f',
  /** Machined or bright metal. */
  steel: '#dfe2e0',
  /** Painted castings, lit side. */
  iron: '#a9bcc4',
  /** Painted castings, shade side. */
  ironShade: '#7e98a4',
  bronze: '#d9b98a',
  concrete: '#e4dfd3',
  earth: '#d8cdb8',
  pool: '#cfe0e3',
  poolDeep: '#a9cad1',
  oxideTint: '#e6c3b4',
  mossTint: '#c9d5c3',
} as const;

/** Line widths in pixels of a 1600 pixel sheet; a card shows them at about a fifth. */
export const pen = { outline: 4, edge: 3, fine: 2, hair: 1.4 } as const;
