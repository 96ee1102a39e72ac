import { type Bucket, refilled } from '../../page-cache/token-bucket.ts';
import type { Responder } from '../exchange.ts';
import { readBody } from '../http/read-body.ts';
import { closeIfUnread, sendText } from '../http/send.ts';
import { type PolicyReport, readPolicyReports } from './read-policy-reports.ts';

const LARGEST_BODY = 16 * 1024;
/** All log lines of all visitors: ten at once, and then one every ten seconds. Metrics count every report. */
const LINES = { burst: 10, refillMs: 10_000 };

interface PolicyReportParts {
  /** Whether pages ask browsers for reports; otherwise the path does not exist. */
  isOn: boolean;
  /** Counts a report. */
  record(directive: string): void;
  /** Writes a line about a report. */
  log(report: PolicyReport): void;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** Creates the response to what browsers report about the policy of pages. The body is read and dropped. */
export function createPolicyReports(parts: PolicyReportParts): Responder {
  const { isOn, record, log, now = () => performance.now() } = parts;
  let lines: Bucket | undefined;

  function mayLog(): boolean {
    const bucket = refilled(lines, now(), LINES);
    const isAllowed = bucket.tokens >= 1;
    lines = isAllowed ? { ...bucket, tokens: bucket.tokens - 1 } : bucket;
    return isAllowed;
  }

  return async ({ req, res }) => {
    if (!isOn) return sendText(res, 404, 'Not found.', { connection: 'close' });
    const body = await readBody(req, LARGEST_BODY).catch(() => undefined);
    const reports = body && readPolicyReports(body.toString('utf8'));
    closeIfUnread(req, res);
    if (!reports) return sendText(res, 400, 'Expected a report of a content security policy as JSON.');
    for (const report of reports) {
      record(report.directive);
      if (mayLog()) log(report);
    }
    res.writeHead(204).end();
  };
}
