import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { type Program, startProgram } from '@headwater/tools/program.ts';
import { respondsOk } from '@headwater/tools/ready.ts';
import { findService, missingServices } from '@headwater/tools/service-programs.ts';
import { vi } from 'vitest';

const nginx = findService('nginx-light');
const fpm = findService('php-fpm');

/** The Debian packages that are missing for PHP-FPM behind nginx. */
export function missingForFpm(): string[] {
  return missingServices(['nginx-light', 'php-fpm']);
}

/**
 * Serves the PHP files of a folder as most hosts do: PHP-FPM behind nginx, which can end a response and go on.
 * @param folder for configuration, sockets and logs, with a short path
 */
export async function startFpm(folder: string, www: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  // Both would give up root's rights, and could no longer read a test's folder.
  const isRoot = process.getuid?.() === 0;
  const socket = join(folder, 'fpm.sock');
  const fpmFile = join(folder, 'fpm.conf');
  await writeFile(
    fpmFile,
    `[global]\nerror_log = ${folder}/fpm.log\ndaemonize = no\n[www]\nlisten = ${socket}\npm = static\npm.max_children = 2\n${isRoot ? 'user = root\ngroup = root\n' : ''}`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const nginxFile = join(folder, 'nginx.conf');
  await writeFile(
    nginxFile,
    `${isRoot ? 'user root; ' : ''}daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
    events {} http { access_log off; ${temporary.join(' ')} server { listen 127.0.0.1:${port}; root ${www};
      location ~ \\.php$ { fastcgi_pass unix:${socket}; fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
        fastcgi_param REQUEST_METHOD $request_method; fastcgi_param REQUEST_URI $request_uri;
        fastcgi_param QUERY_STRING $query_string; fastcgi_param CONTENT_TYPE $content_type;
        fastcgi_param CONTENT_LENGTH $content_length;
        fastcgi_param SERVER_PROTOCOL $server_protocol; fastcgi_param HTTP_HOST $http_host; } } }`,
  );
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  const start = (name: string, command: string | undefined, args: string[]): Program =>
    startProgram({ name, command: String(command), args, cwd: folder, env: process.env, onLine });
  const programs = [
    start('PHP-FPM', fpm, ['--fpm-config', fpmFile, ...(isRoot ? ['--allow-to-run-as-root'] : [])]),
    start('nginx', nginx, ['-p', folder, '-c', nginxFile, '-e', join(folder, 'nginx.log')]),
  ];
  const stop = async () => void (await Promise.all(programs.map((program) => program.terminate())));
  const url = `http://127.0.0.1:${port}`;
  try {
    await vi.waitUntil(() => respondsOk(`${url}/wp-includes/version.php`), { timeout: 60_000, interval: 100 });
  } catch (error) {
    await stop();
    throw new Error(`PHP-FPM behind nginx did not start. They wrote:\n${lines.join('\n')}`, { cause: error });
  }
  return { url, stop };
}
