import { findProgram } from './find-program.ts';

/** Names of the program that each Debian package brings; PHP-FPM's ends with the version of PHP. */
const programs = {
  'nginx-light': ['nginx'],
  'php-cli': ['php'],
  'php-fpm': ['php-fpm', 'php-fpm8.5', 'php-fpm8.4', 'php-fpm8.3', 'php-fpm8.2'],
  phpunit: ['phpunit'],
  'php-codesniffer': ['phpcs'],
  'mariadb-server': ['mariadbd'],
  wordpress: ['wp-setup'],
  openssl: ['openssl'],
  systemd: ['systemd-analyze'],
  'redis-server': ['redis-server'],
  postgresql: ['pg_ctlcluster'],
} as const;

/** A Debian package that `npm run test:services` installs where it can. */
export type ServicePackage = keyof typeof programs;

const all = Object.keys(programs) as ServicePackage[];

/** Full path of a package's program, undefined where it is not installed. */
export function findService(name: ServicePackage): string | undefined {
  return findProgram(programs[name]);
}

/** Those of the packages, or of all, whose program this machine lacks. */
export function missingServices(packages: readonly ServicePackage[] = all): ServicePackage[] {
  return packages.filter((name) => !findService(name));
}
