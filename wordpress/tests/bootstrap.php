<?php

/**
 * Loads the plugin's classes without WordPress. What needs WordPress is tested in a real one, by the services tests.
 */

declare(strict_types=1);

const ABSPATH = '/';

require_once __DIR__ . '/../plugin/src/Autoloader.php';

Headwater\Autoloader::register(__DIR__ . '/../plugin/src');
require_once __DIR__ . '/RankMathStub.php';

/** The plugin's own words, as in a WordPress without a translation. */
function __(string $text, string $domain): string
{
    return $text;
}

function translate(string $text, string $domain): string
{
    return $text;
}

/** @param mixed $value */
function wp_unslash($value)
{
    return $value;
}

function is_graphql_request(): bool
{
    return $GLOBALS['isGraphqlRequest'] ?? false;
}

function graphql_get_endpoint(): string
{
    return 'graphql';
}

/** @return mixed */
function wp_parse_url(string $url, int $part = -1)
{
    return parse_url($url, $part);
}

/**
 * @param mixed $value
 * @return string|false
 */
function wp_json_encode($value, int $flags = 0)
{
    return json_encode($value, $flags);
}

function home_url(string $path = ''): string
{
    return 'https://cms.test' . $path;
}

function rank_math(): object
{
    return (object) ['variables' => $GLOBALS['rankMathVariables'] ?? null];
}

function get_post_type(int $id): string
{
    return 'post';
}

/** @return mixed */
function get_post_meta(int $id, string $key, bool $single)
{
    return $GLOBALS['postMeta'][$id][$key] ?? '';
}

function esc_attr(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES);
}

/** @param mixed ...$arguments */
function do_action(string $name, ...$arguments): void
{
    $GLOBALS['doneActions'][] = [$name, ...$arguments];
}
