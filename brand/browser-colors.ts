/** Colors that browsers, phones and maps paint themselves, equal to tokens of `theme.css`. */
export const browserColors = {
  /** Around the page; `--deep`. */
  theme: '#0b3a53',
  /** Before the page is there, and behind the icons; `--paper`. */
  background: '#f6f3ec',
  /** Of territories on Google Maps; `--territory`, `--territory-line` and `--territory-chosen`. */
  territory: { fill: '#add8e6', stroke: '#1f6f8b', hover: '#0b3a53' },
} as const;
