<?php

declare(strict_types=1);

namespace Headwater\Admin\Checks;

use Headwater\Admin\Check;
use Headwater\Admin\Finding;
use Headwater\Site\SharedSecret;
use Headwater\Site\SiteUrl;
use Headwater\Webhook\Message;
use Headwater\Webhook\MessageQueue;

defined('ABSPATH') || exit;

/**
 * How this WordPress and the site reach and trust each other.
 */
final class ConnectionCheck implements Check
{
    private const FAUST = 'options-general.php?page=faustwp-settings';
    /** Where messages are listed: what a finding about them links to. */
    public const LOG = 'tools.php?page=headwater#messages';

    private MessageQueue $queue;

    public function __construct(MessageQueue $queue)
    {
        $this->queue = $queue;
    }

    public function findings(): array
    {
        $url = SiteUrl::value();
        $hasSecret = SharedSecret::value() !== '';
        $isOff = defined('DISABLE_WP_CRON') && constant('DISABLE_WP_CRON');
        return [
            Finding::of(
                __('URL of the site', 'headwater'),
                $url !== '',
                $url ?: __('missing: set the front-end site URL', 'headwater'),
                self::FAUST
            ),
            Finding::of(
                __('Secret', 'headwater'),
                $hasSecret,
                $hasSecret
                    ? __('set; the site has the same as CMS_SECRET', 'headwater')
                    : __('missing: set the secret key', 'headwater'),
                self::FAUST
            ),
            $this->lastMessage(),
            Finding::of(
                __('Scheduled tasks', 'headwater'),
                !$isOff,
                $isOff
                    ? __('DISABLE_WP_CRON is set: run wp-cron.php every minute from the system', 'headwater')
                    : __('on', 'headwater'),
                'https://developer.wordpress.org/plugins/cron/hooking-wp-cron-into-the-system-task-scheduler/',
                Finding::LESS
            ),
        ];
    }

    private function lastMessage(): Finding
    {
        $title = __('Messages about changes', 'headwater');
        $message = $this->queue->newest(1)[0] ?? null;
        if ($message === null) {
            $sees = __('none yet: save something, or refresh the whole site', 'headwater');
            return new Finding($title, Finding::LESS, $sees, self::LOG);
        }
        $waiting = $this->queue->countWaiting();
        $isGood = $message->state === Message::SENT;
        /* translators: %d: how many messages wait */
        $arrived = sprintf(__('the last one arrived, waiting: %d', 'headwater'), $waiting);
        $reason = $message->response ?: __('not sent yet; WP-Cron sends it within five minutes', 'headwater');
        $sees = $isGood ? $arrived : $message->stateLabel() . ': ' . $reason;
        return Finding::of($title, $isGood, $sees, self::LOG);
    }
}
