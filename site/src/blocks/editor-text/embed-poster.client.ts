import { makePosters } from './embed-poster.ts';

makePosters();
