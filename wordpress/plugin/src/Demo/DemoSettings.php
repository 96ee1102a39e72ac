<?php

declare(strict_types=1);

namespace Headwater\Demo;

defined('ABSPATH') || exit;

/**
 * WordPress's own settings that the demo content replaces, and how they were before.
 */
final class DemoSettings
{
    public const OPTION = 'headwater_demo_settings';

    /** @param array<string, mixed> $values by name of the option; without effect after the first time */
    public static function set(array $values): void
    {
        if (get_option(self::OPTION) !== false) {
            return;
        }
        $before = array_map('get_option', array_combine(array_keys($values), array_keys($values)));
        add_option(self::OPTION, ['before' => $before, 'after' => $values], '', false);
        foreach ($values as $name => $value) {
            update_option($name, $value);
        }
    }

    /** Restores what the owner has not changed since. */
    public static function restore(): void
    {
        $stored = get_option(self::OPTION);
        if (!is_array($stored)) {
            return;
        }
        foreach ($stored['after'] as $name => $value) {
            if ((string) get_option($name) === (string) $value) {
                update_option($name, $stored['before'][$name]);
            }
        }
        delete_option(self::OPTION);
    }
}
