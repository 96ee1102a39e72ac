<?php

/**
 * Lets PHP's own server do what Apache's rewrite rules do: every path that is no file goes to index.php.
 */

declare(strict_types=1);

$root = $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if ($path !== '/' && is_file($root . $path)) {
    return false;
}
if ($path !== '/' && is_file($root . rtrim($path, '/') . '/index.php')) {
    $path = rtrim($path, '/') . '/index.php';
} else {
    $path = '/index.php';
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $path;
$_SERVER['SCRIPT_FILENAME'] = $root . $path;
chdir(dirname($root . $path));
require $root . $path;
