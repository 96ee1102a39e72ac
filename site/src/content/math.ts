/** MathML Core, without what may hold HTML or run: `annotation-xml`, `maction`, links. Every current browser lays it out. */
export const mathTags =
  'math semantics mrow mi mo mn ms mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr mtd mpadded mphantom merror mstyle mmultiscripts mprescripts'.split(
    ' ',
  );

const LAYOUT =
  'displaystyle scriptlevel mathvariant accent accentunder columnspan rowspan depth fence form height largeop linethickness lspace maxsize minsize movablelimits rspace separator stretchy symmetric voffset width'.split(
    ' ',
  );

export const mathAttributes: Record<string, string[]> = {
  ...Object.fromEntries(mathTags.map((tag) => [tag, LAYOUT])),
  math: ['display', 'alttext', ...LAYOUT],
};
