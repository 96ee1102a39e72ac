/**
 * `node tools/bin/run.mjs <command> …`: the first step of every command, in JavaScript that any Node from 20 on can run.
 * Installs what is missing, then runs the command's TypeScript module with the Node version pinned in the lock file.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from '../installed.mjs';
import { withLock } from '../lock.mjs';
import { OLDEST_NODE, tooOldNode, unusableCharacter } from '../unusable-machine.mjs';
import { commands } from './commands.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const [name, ...args] = process.argv.slice(2);
const modules = new Map(Object.entries(commands));
await run(
  modules.get(name ?? '') ?? fail(`Use: node tools/bin/run.mjs <command>, one of ${[...modules.keys()].join(', ')}.`),
);

/**
 * Runs a module and ends this process with its exit code.
 * @param {string} file relative to the root
 */
async function run(file) {
  const old = tooOldNode(process.env.npm_config_user_agent, process.versions.node);
  if (old) {
    fail(
      `npm runs on Node ${old} and leaves out packages that need a newer one. Install Node.js ${OLDEST_NODE} or newer with its npm, run "npm ci" and try again.`,
    );
  }
  const character = unusableCharacter(root);
  if (character)
    fail(`The project does not work in ${root}: its tools fail on the ${character} in it. Rename or move the folder.`);
  if (!isInstalled(root)) await withLock('install', root, install);
  const child = spawn(nodeToUse(), [join(root, file), ...args], {
    // The channel tells the command when this launcher has ended for any reason.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` },
  });
  // A terminal sends Ctrl-C to both processes; the command handles it.
  process.on('SIGINT', () => {});
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  whenNpmIsGone(stop);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/**
 * npm passes a signal to the shell between it and this launcher; that shell dies without telling
 * anyone. Outside npm, the parent may end at any time, because people leave commands running.
 */
function whenNpmIsGone(/** @type {() => void} */ stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500);
}

async function install() {
  if (isInstalled(root)) return;
  const started = Date.now();
  process.stdout.write('Installing dependencies (npm ci), this takes about a minute …\n');
  const code = await new Promise((resolve) => {
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    npm.on('error', () => resolve(-1));
    npm.on('exit', resolve);
  });
  if (code !== 0) {
    fail(
      code === -1
        ? 'npm was not found. Install Node.js 20 or newer together with npm, then try again.'
        : 'npm ci failed, its messages are above. Check the connection to the package registry (after EMFILE: allow more open files, "ulimit -n 4096") and try again.',
    );
  }
  process.stdout.write(`Installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}

function nodeToUse() {
  if (existsSync(pinnedNode)) return pinnedNode;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    'The pinned Node is missing, because install scripts are switched off. Run "npm rebuild node --ignore-scripts=false" or use Node 24.',
  );
}

/** @returns {never} */
function fail(/** @type {string} */ message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
