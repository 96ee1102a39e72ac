/** Colors that browsers and phones paint themselves, equal to tokens of `theme.css`. */
export const browserColors = {
  /** Around the page; `--deep`. */
  theme: '#0b3a53',
  /** Before the page is there, and behind the icons; `--paper`. */
  background: '#f6f3ec',
} as const;
