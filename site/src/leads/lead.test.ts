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

/** Whether a list has a state, whatever the states of its type. */
const has = (states: readonly LeadState[], state: LeadState) => states.includes(state);

test('the states of leads are those that are stored, in the order of a lead’s way', () => {
  expect(leadStates).toEqual(Object.keys(meanings));
});

test.each(Object.entries(meanings))('who waits for a lead in state %s, and what may be deleted', (name, meaning) => {
  const state = leadStates.find((known) => known === name) ?? 'accepted';
  expect({
    needsPerson: has(statesForPerson, state),
    isFinished: has(finishedStates, state),
    isDoneWithFiles: has(unclaimedStates, state),
  }).toEqual({ needsPerson: false, isFinished: false, isDoneWithFiles: false, ...meaning });
});

test('a lead is flagged with the names that the CMS and the operators know', () => {
  expect(leadFlags).toEqual(['fast', 'clock', 'unverified', 'low-score']);
});

test('an alarm that a process claimed and did not send is free again after two minutes', () => {
  expect(ALARM_CLAIM_MS).toBe(120_000);
});
