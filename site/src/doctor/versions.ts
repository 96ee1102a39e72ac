interface Requirement {
  /** The oldest version that works. */
  least: string;
  /** Oldest versions of others that it needs. */
  needs?: Readonly<Record<string, string>>;
  /** Without it, the site lacks more than a feature. */
  isRequired?: boolean;
}

/** What works together, by the names in the plugin's response. wordpress/versions.json has those that were run. */
const requirements: Readonly<Record<string, Requirement>> = {
  WordPress: { least: '6.1', isRequired: true },
  PHP: { least: '7.4', isRequired: true },
  WPGraphQL: { least: '1.14', isRequired: true },
  'WPGraphQL for ACF': { least: '2.0', needs: { WPGraphQL: '1.29', 'ACF or Secure Custom Fields': '6.0' } },
  'ACF or Secure Custom Fields': { least: '6.0' },
  FaustWP: { least: '1.0' },
  'Gravity Forms': { least: '2.7', needs: { 'WPGraphQL for Gravity Forms': '0.12' } },
  'WPGraphQL for Gravity Forms': { least: '0.12', needs: { WPGraphQL: '1.26', 'Gravity Forms': '2.7' } },
};

/** Whether a version such as `2.10.2` is at least another one. */
function isAtLeast(version: string, least: string): boolean {
  const [own, other] = [version, least].map((text) => text.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0));
  for (const [place, number] of (other ?? []).entries()) {
    const difference = (own?.[place] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * What does not work together, in sentences without periods.
 * @param versions by name; null or absent when it is not active
 */
export function versionObjections(versions: Readonly<Record<string, string | null>>): string[] {
  if ('Local CMS' in versions) return [];
  return Object.entries(requirements).flatMap(([name, { least, needs = {}, isRequired = false }]) => {
    const version = versions[name] ?? null;
    if (version === null) return isRequired ? [`${name} is missing`] : [];
    const own = isAtLeast(version, least) ? [] : [`${name} ${version} is older than ${least}`];
    const others = Object.entries(needs).flatMap(([other, oldest]) => {
      const there = versions[other] ?? null;
      if (there === null) return [`${name} needs ${other}, which is not active`];
      return isAtLeast(there, oldest) ? [] : [`${name} ${version} needs ${other} ${oldest}, and ${there} is active`];
    });
    return [...own, ...others];
  });
}
