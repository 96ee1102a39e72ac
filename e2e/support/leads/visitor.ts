import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '../traffic/send-request.ts';

/** How a submission ended, as far as its visitor knows. */
export interface LeadRecord {
  key: string;
  /** Part of the message, to find the entry in the CMS. */
  marker: string;
  /** `acknowledged`: the site accepted it. `refused`: the site rejected it. `unknown`: there was no answer. */
  end: 'acknowledged' | 'refused' | 'unknown';
  /** Answers and failures in order, such as `broken`, `503`, `kept`. */
  steps: string[];
}

export interface VisitorOptions {
  siteUrl: string;
  token: string;
  /** False: gives up when the first attempt gets no answer, as people do. */
  isPatient: boolean;
  /** The loopback address that it comes from, and its connections; by default the machine's own, and a new one each. */
  from?: string;
  agent?: Agent;
}

const person = { first: 'Ada', last: 'Lovelace', email: 'ada@example.com' };

/** What visitors enter, and only the lead store and the CMS may contain. @param run the prefix of their messages */
export function privateTexts(run: string): string[] {
  return [person.last, person.email, `${run} `];
}

/** Entries for a contact form, of any company whose form has these fields. */
export function contactValues(message: string): unknown[] {
  return [
    { id: 1, nameValues: { first: person.first, last: person.last } },
    { id: 3, value: 'USA' },
    { id: 4, emailValues: { value: person.email } },
    { id: 6, value: 'sales' },
    { id: 9, value: message },
    { id: 10, value: '1' },
  ];
}

const oneEach = new Agent();
const PAGE = { path: '/contact/', asPath: '/contact/' };

/** Sends a lead like a browser: with the same key and entries until there is an answer, and a new token on request. */
export async function sendLead(marker: string, visitor: VisitorOptions): Promise<LeadRecord> {
  const { token, isPatient } = visitor;
  const key = randomUUID();
  const values = contactValues(marker);
  let current = token;
  const record: LeadRecord = { key, marker, end: 'unknown', steps: [] };
  for (let attempt = 1; attempt <= 600; attempt += 1) {
    const answer = await post(visitor, JSON.stringify({ key, token: current, values, page: PAGE }));
    record.steps.push(answer.step);
    current = answer.token ?? current;
    if (answer.end) return { ...record, end: answer.end };
    if (!isPatient && answer.step === 'broken') return record;
    await pause(100 + Math.random() * 300);
  }
  return record;
}

interface Step {
  step: string;
  end?: LeadRecord['end'];
  token?: string;
}

async function post({ siteUrl, from, agent = oneEach }: VisitorOptions, body: string): Promise<Step> {
  try {
    const headers = { origin: siteUrl, 'content-type': 'application/json' };
    const response = await sendRequest(`${siteUrl}/api/forms/1`, {
      method: 'POST',
      headers,
      body,
      agent,
      ...(from !== undefined && { from }),
    });
    const answer: unknown = JSON.parse(response.body.toString());
    const status = typeof answer === 'object' && answer !== null && 'status' in answer ? String(answer.status) : '';
    if (response.status === 200) return { step: status, end: 'acknowledged' };
    const isExpired = response.status === 410 && typeof answer === 'object' && answer !== null && 'token' in answer;
    if (isExpired) return { step: 'renewed', token: String(answer.token) };
    // A visitor who reads "try again in a few minutes" does so.
    return response.status === 503 ? { step: '503' } : { step: String(response.status), end: 'refused' };
  } catch {
    return { step: 'broken' };
  }
}

/** Waits until the site issues a token for a form, by default the contact form. */
export async function firstToken(siteUrl: string, formId = 1): Promise<string> {
  const response = await fetch(`${siteUrl}/api/forms/${formId}/token`);
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) {
    throw new Error(`The site gives no token for form ${formId}: ${response.status} ${JSON.stringify(answer)}`);
  }
  return String(answer.token);
}
