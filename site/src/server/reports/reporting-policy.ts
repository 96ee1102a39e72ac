/** Where browsers send reports about the policy of pages. */
export const REPORTS_PATH = '/api/policy-reports';

/** The header that gives the endpoint a name, for browsers that know `report-to`. */
export const reportingEndpoints = { 'reporting-endpoints': `policy="${REPORTS_PATH}"` };

/** A policy whose violations are reported, by both of its ways: `report-uri` is all that Firefox and Safari know. */
export function withReports(policy: string): string {
  return `${policy.replace(/;\s*$/, '')}; report-uri ${REPORTS_PATH}; report-to policy`;
}
