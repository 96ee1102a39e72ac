<?php

declare(strict_types=1);

namespace Headwater\Site;

use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * Runs what was left undone, every five minutes: messages that the site has not accepted, mails that were not sent.
 */
final class Schedule implements Feature
{
    public const HOOK = 'headwater_every_five_minutes';
    private const NAME = 'headwater_five_minutes';

    private string $pluginFile;

    public function __construct(string $pluginFile)
    {
        $this->pluginFile = $pluginFile;
    }

    public function register(): void
    {
        add_filter('cron_schedules', [$this, 'withFiveMinutes']);
        add_action('init', [$this, 'start']);
        register_deactivation_hook($this->pluginFile, [self::class, 'stop']);
    }

    /** @param mixed $schedules */
    public function withFiveMinutes($schedules): array
    {
        $schedule = ['interval' => 300, 'display' => __('Every five minutes', 'headwater')];
        return [self::NAME => $schedule] + (array) $schedules;
    }

    public function start(): void
    {
        if (!wp_next_scheduled(self::HOOK)) {
            wp_schedule_event(time() + 300, self::NAME, self::HOOK);
        }
    }

    public static function stop(): void
    {
        wp_clear_scheduled_hook(self::HOOK);
    }
}
