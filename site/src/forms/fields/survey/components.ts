/** In one file for browsers: a survey that has one of them often has the other. */
export { Likert } from '../likert/likert.tsx';
export { Rank } from '../rank/rank.tsx';
