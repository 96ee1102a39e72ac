import { expect, test } from 'vitest';
import { type LeadState, leadFlags, leadStates, statesForPerson } from './lead.ts';
import { ALARM_CLAIM_MS, finishedStates, unclaimedStates } from './lead-store.ts';

interface Meaning {
  /** It raises an alarm, and an operator may close it. */
  needsPerson?: true;
  /** It is deleted when it is old enough. */
  isFinished?: true;
  /** Its files may be deleted. */
  isDoneWithFiles?: true;
}

const meanings: Record<LeadState, Meaning> = {
  accepted: {},
  delivering: {},
  delivered: { isFinished: true, isDoneWithFiles: true },
  refused: { isFinished: true, isDoneWithFiles: true },
  spam: {},
  dead: { needsPerson: true },
  unknown: { needsPerson: true },
  'needs-person': { needsPerson: true },
  done: { isFinished: true, isDoneWithFiles: true },
};

/** Whether a list has each state. */
const listed = (states: readonly LeadState[]) => leadStates.map((state) => [state, states.includes(state)]);

/** Whether each state has a meaning. */
const withMeaning = (meaning: keyof Meaning) => leadStates.map((state) => [state, meanings[state][meaning] ?? false]);

test('the states of leads are those that are stored, in the order in which a lead reaches them', () => {
  expect(leadStates).toEqual(Object.keys(meanings));
});

test('an operator decides on leads that are dead, unknown or need a person', () => {
  expect(listed(statesForPerson)).toEqual(withMeaning('needsPerson'));
});

test('leads that are delivered, refused or done are deleted when they are old enough', () => {
  expect(listed(finishedStates)).toEqual(withMeaning('isFinished'));
});

test('the files of leads that are delivered, refused or done may be deleted', () => {
  expect(listed(unclaimedStates)).toEqual(withMeaning('isDoneWithFiles'));
});

test('a lead is flagged with the names that the CMS and the operators know', () => {
  expect(leadFlags).toEqual(['fast', 'clock', 'unverified', 'low-score']);
});

test('an alarm that a process claimed and did not send is free again after two minutes', () => {
  expect(ALARM_CLAIM_MS).toBe(120_000);
});
