<?php

declare(strict_types=1);

namespace Headwater\Admin\Checks;

use Headwater\Admin\Check;
use Headwater\Admin\Finding;
use Headwater\Site\SharedSecret;
use Headwater\Site\SiteUrl;
use Headwater\Webhook\Message;
use Headwater\Webhook\MessageQueue;

/**
 * How this WordPress and the site reach and trust each other.
 */
final class ConnectionCheck implements Check
{
    private const FAUST = 'options-general.php?page=faustwp-settings';
    private const LOG = 'tools.php?page=headwater#messages';

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
            Finding::of('URL of the site', $url !== '', $url ?: 'missing: set the front-end site URL', self::FAUST),
            Finding::of(
                'Secret',
                $hasSecret,
                $hasSecret ? 'set; the site has the same as CMS_SECRET' : 'missing: set the secret key',
                self::FAUST
            ),
            $this->lastMessage(),
            Finding::of(
                'Scheduled tasks',
                !$isOff,
                $isOff ? 'DISABLE_WP_CRON is set: run wp-cron.php every minute from the system' : 'on',
                'https://developer.wordpress.org/plugins/cron/hooking-wp-cron-into-the-system-task-scheduler/',
                Finding::LESS
            ),
        ];
    }

    private function lastMessage(): Finding
    {
        $title = 'Messages about changes';
        $message = $this->queue->newest(1)[0] ?? null;
        if ($message === null) {
            return new Finding($title, Finding::LESS, 'none yet: save something, or refresh the whole site', self::LOG);
        }
        $waiting = $this->queue->countWaiting();
        $isGood = $message->state === Message::SENT;
        $sees = $isGood ? "the last one arrived, $waiting are waiting" : "$message->state: $message->answer";
        return Finding::of($title, $isGood, $sees, self::LOG);
    }
}
