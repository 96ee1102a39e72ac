<?php

declare(strict_types=1);

namespace Headwater\Demo;

use Headwater\Feature;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * `wp headwater demo import` and `wp headwater demo remove`.
 */
final class DemoCommands implements Feature
{
    private DemoImport $import;

    public function __construct(DemoImport $import)
    {
        $this->import = $import;
    }

    public function register(): void
    {
        if (defined('WP_CLI') && constant('WP_CLI')) {
            \WP_CLI::add_command('headwater demo import', [$this, 'import']);
            \WP_CLI::add_command('headwater demo remove', [$this, 'remove']);
        }
    }

    /**
     * Imports the demo content. Repeating it changes nothing.
     *
     * ## OPTIONS
     *
     * [<source>]
     * : Folder or URL of what `npm run plugin` wrote; `wp-content/headwater-demo` by default.
     */
    public function import(array $arguments): void
    {
        self::actAsAdministrator();
        $onItem = static function (DemoState $state): void {
            if ($state->done % 50 === 0) {
                /* translators: 1: items that are done, 2: all items */
                \WP_CLI::log(sprintf(__('%1$d of %2$d', 'headwater'), $state->done, $state->total));
            }
        };
        try {
            $state = $this->import->run($arguments[0] ?? DemoPanel::defaultSource(), INF, $onItem);
        } catch (RuntimeException $error) {
            \WP_CLI::error($error->getMessage());
            return;
        }
        array_map(['WP_CLI', 'warning'], $state->notes);
        \WP_CLI::success(DemoImport::outcome());
    }

    /** Removes the demo content. What was edited since stays, and so do forms that have entries. */
    public function remove(): void
    {
        self::actAsAdministrator();
        $removal = new DemoRemoval();
        try {
            $removal->run(INF);
        } catch (RuntimeException $error) {
            \WP_CLI::error($error->getMessage());
            return;
        }
        array_map(['WP_CLI', 'warning'], $removal->notes());
        \WP_CLI::success(DemoRemoval::outcome());
    }

    /** Without a user, WordPress takes HTML out of content that an administrator may write. */
    private static function actAsAdministrator(): void
    {
        if (get_current_user_id() === 0) {
            $administrators = get_users(['role' => 'administrator', 'fields' => 'ID', 'number' => 1]);
            wp_set_current_user((int) ($administrators[0] ?? 0));
        }
    }
}
