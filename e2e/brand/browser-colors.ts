/** Colors that browsers and phones paint themselves, equal to tokens of `theme.css`. */
export const browserColors = {
  /** Around the page; `--deep`. */
  theme: '#312e81',
  /** Before the page is there, and behind the icons; `--paper`. */
  background: '#fafaff',
  /** Of territories on Google Maps; `--territory`, `--territory-line` and `--territory-chosen`. */
  territory: { fill: '#add8e6', stroke: '#0000ff', hover: '#00008b' },
} as const;
