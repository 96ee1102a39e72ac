/** Colors that browsers and phones paint themselves, equal to tokens of `theme.css`. */
export const browserColors = {
  /** Around the page; `--deep`. */
  theme: '#312e81',
  /** Before the page is there, and behind the icons; `--paper`. */
  background: '#fafaff',
} as const;
