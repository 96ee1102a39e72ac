import type { ChoiceControls } from '../../fields/controls/choice-controls.ts';
import { ManyChoices } from './many-choices.tsx';
import { SingleChoice } from './single-choice.tsx';

/** Loaded separately, because most visitors never open a select. */
export const choiceControls: ChoiceControls = { SingleChoice, ManyChoices };
