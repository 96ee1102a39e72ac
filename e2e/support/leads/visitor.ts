import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '../traffic/send-request.ts';

/** How a submission ended, as far as its visitor knows. */
export interface LeadRecord {
  key: string;
  /** Part of the message, to find the entry in the CMS. */
  marker: string;
  /** `acknowledged`: the site accepted it. `refused`: the site rejected it. `unknown`: there was no response. */
  end: 'acknowledged' | 'refused' | 'unknown';
  /** Responses and failures in order, such as `broken`, `503`, `kept`. */
  steps: string[];
}

export interface VisitorOptions {
  siteUrl: string;
  token: string;
  /** False: gives up when the first attempt gets no response, as people do. */
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

/** Answers for a contact form, of any company whose form has these fields. */
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

/** Sends a lead like a browser: with the same key and answers until there is a response, and a new token on request. */
export async function sendLead(marker: string, visitor: VisitorOptions): Promise<LeadRecord> {
  const { token, isPatient } = visitor;
  const key = randomUUID();
  const values = contactValues(marker);
  let current = token;
  const record: LeadRecord = { key, marker, end: 'unknown', steps: [] };
  for (let attempt = 1; attempt <= 600; attempt += 1) {
    const result = await post(visitor, JSON.stringify({ key, token: current, values, page: PAGE }));
    record.steps.push(result.step);
    current = result.token ?? current;
    if (result.end) return { ...record, end: result.end };
    if (!isPatient && result.step === 'broken') return record;
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
    const result: unknown = JSON.parse(response.body.toString());
    const status = typeof result === 'object' && result !== null && 'status' in result ? String(result.status) : '';
    if (response.status === 200) return { step: status, end: 'acknowledged' };
    const isExpired = response.status === 410 && typeof result === 'object' && result !== null && 'token' in result;
    if (isExpired) return { step: 'renewed', token: String(result.token) };
    // A visitor who reads "try again in a few minutes" does so.
    return response.status === 503 ? { step: '503' } : { step: String(response.status), end: 'refused' };
  } catch {
    return { step: 'broken' };
  }
}

/** Waits until the site issues a token for a form, by default the contact form. */
export async function firstToken(siteUrl: string, formId = 1): Promise<string> {
  const response = await fetch(`${siteUrl}/api/forms/${formId}/token`);
  const result: unknown = await response.json();
  if (typeof result !== 'object' || result === null || !('token' in result)) {
    throw new Error(`The site gives no token for form ${formId}: ${response.status} ${JSON.stringify(result)}`);
  }
  return String(result.token);
}
