import { splitCredentials } from './basic-auth.ts';
import { checkAlerts, checkCaptchas, checkShared, checkSharedLeads, checkWebhook } from './variable-parsers.ts';
import { variables } from './variables.ts';

export { ConfigurationError } from './variable-parsers.ts';

export type VariableName = keyof typeof variables;
export type Environment = { [Name in VariableName]: ReturnType<(typeof variables)[Name]['parse']> };

/** Name, default and purpose of each variable, for `.env.example` and for help texts. */
export function describeVariables(): { name: VariableName; default: string; purpose: string }[] {
  return (Object.keys(variables) as VariableName[]).map((name) => ({
    name,
    default: variables[name].default,
    purpose: variables[name].purpose,
  }));
}

/**
 * Parses the environment. Unset and empty variables take their defaults; those that depend on another
 * variable (`SITE_URL`, `CMS_URL`) are filled in here so that no caller repeats the rule.
 * @throws ConfigurationError naming the first invalid variable.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const read = <Name extends VariableName>(name: Name): Environment[Name] => {
    const { parse, default: fallback } = variables[name];
    return parse(source[name]?.trim() || fallback, name) as Environment[Name];
  };
  const names = Object.keys(variables) as VariableName[];
  const parsed = Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Environment;
  checkAlerts(parsed);
  checkShared(parsed);
  checkSharedLeads(parsed);
  checkCaptchas(parsed);
  checkWebhook(parsed);
  const { url, credentials } = splitCredentials(parsed.CMS_URL);
  // Without the credentials, because this URL is shown: in links for editors, in logs and reports.
  const cmsBase = url || `http://127.0.0.1:${parsed.CMS_PORT}`;
  return {
    ...parsed,
    SITE_URL: parsed.SITE_URL || `http://localhost:${parsed.PORT}`,
    CMS_URL: cmsBase,
    CMS_BASIC_AUTH: credentials || parsed.CMS_BASIC_AUTH,
  };
}
