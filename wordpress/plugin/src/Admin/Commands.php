<?php

declare(strict_types=1);

namespace Headwater\Admin;

use Headwater\Feature;
use Headwater\Webhook\ChangeRecorder;

defined('ABSPATH') || exit;

/**
 * `wp headwater status` and `wp headwater refresh`.
 */
final class Commands implements Feature
{
    private StatusPage $status;
    private ChangeRecorder $recorder;

    public function __construct(StatusPage $status, ChangeRecorder $recorder)
    {
        $this->status = $status;
        $this->recorder = $recorder;
    }

    public function register(): void
    {
        if (defined('WP_CLI') && constant('WP_CLI')) {
            \WP_CLI::add_command('headwater status', [$this, 'status']);
            \WP_CLI::add_command('headwater refresh', [$this, 'refresh']);
        }
    }

    /** Lists each requirement of the site. Fails when one is not met. */
    public function status(array $arguments, array $options): void
    {
        $findings = array_map('get_object_vars', $this->status->findings());
        \WP_CLI\Utils\format_items($options['format'] ?? 'table', $findings, ['title', 'state', 'sees']);
        if (in_array(Finding::BAD, array_column($findings, 'state'), true)) {
            \WP_CLI::halt(1);
        }
    }

    /** Tells the site to refresh every page. */
    public function refresh(): void
    {
        $this->recorder->addWholeSite();
        $this->recorder->tellSite();
        \WP_CLI::success(RefreshButton::outcome());
    }
}
