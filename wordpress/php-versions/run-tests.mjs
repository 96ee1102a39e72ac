/**
 * `node run-tests.mjs 7.4`: loads every class of the plugin with that version of PHP, and runs the unit tests. Prints
 * what PHP prints; the last line is `exit` and the code. PHPUnit is Debian's.
 */
import { fileURLToPath } from 'node:url';
import { createNodeFsMountHandler, loadNodeRuntime } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';

const LIBRARIES = '/usr/share/php';
const plugin = fileURLToPath(new URL('..', import.meta.url));

const script = String.raw`<?php
$messages = [];
error_reporting(E_ALL);
set_error_handler(static function (int $level, string $text, string $file, int $line) use (&$messages): bool {
    // Of the plugin itself; PHPUnit 9 is older than some of these versions.
    if (strpos($file, '/plugin/') === 0) {
        $messages[] = "$text in $file:$line";
    }
    return true;
});
require '/plugin/tests/bootstrap.php';
$files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator('/plugin/plugin'));
foreach ($files as $file) {
    if ($file->getExtension() !== 'php') {
        continue;
    }
    // Fails on syntax that this version lacks; the main file cannot be loaded without WordPress.
    token_get_all(file_get_contents($file->getPathname()), TOKEN_PARSE);
    if (strpos($file->getPathname(), '/src/') !== false) {
        require_once $file->getPathname();
    }
}
restore_error_handler();
error_reporting(E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED);
set_include_path('${LIBRARIES}');
chdir('/plugin/tests');
$_SERVER['argv'] = ['phpunit', '-c', '/plugin/tests/phpunit.xml'];
$_SERVER['argc'] = 3;
require 'PHPUnit/Autoload.php';
$code = PHPUnit\TextUI\Command::main(false);
echo 'PHP ', PHP_VERSION, "\n", implode("\n", $messages), "\nexit ", $messages === [] ? $code : 1, "\n";`;

const php = new PHP(await loadNodeRuntime(process.argv[2], { emscriptenOptions: { processId: 1 } }));
for (const [folder, source] of [
  ['/plugin', plugin],
  [LIBRARIES, LIBRARIES],
]) {
  php.mkdir(folder);
  await php.mount(folder, createNodeFsMountHandler(source));
}
const { text, errors } = await php.run({ code: script });
process.stdout.write(`${errors}${text}`);
php.exit();
process.exit(/\nexit 0\n$/.test(text) ? 0 : 1);
