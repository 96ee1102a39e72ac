import type { ChoiceControls } from '../../fields/controls/choice-controls.ts';
import { ManyChoices } from './many-choices.tsx';
import { SingleChoice } from './single-choice.tsx';

/** Loaded by itself, since most visitors of a page never open a select. */
export const choiceControls: ChoiceControls = { SingleChoice, ManyChoices };
