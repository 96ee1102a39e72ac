<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Headwater\Feature;
use Headwater\Site\FinishedResponse;
use Headwater\Site\Schedule;

defined('ABSPATH') || exit;

/**
 * Sends the mails of a lead after its response, where PHP can end a response and go on (FPM, LiteSpeed); elsewhere
 * Gravity Forms sends them before. What a killed process did not do, mails and feeds, is done within twenty minutes.
 */
final class Mails implements Feature
{
    /** Longer than any submission runs. */
    private const OVERDUE_SECONDS = 900;
    /** Clients send a key again for days, not for months. */
    private const REMEMBERED_SECONDS = 90 * 86400;

    private OncePerKey $once;
    private FinishedResponse $response;
    /** @var array[] form and entry by key, to be mailed at the end of the request */
    private array $waiting = [];
    private bool $isSending = false;

    public function __construct(OncePerKey $once, FinishedResponse $response)
    {
        $this->once = $once;
        $this->response = $response;
    }

    public function register(): void
    {
        add_filter('gform_disable_notification', [$this, 'postpone'], PHP_INT_MAX, 4);
        add_action('wp_gf_notifications_processor_batch_saved', [$this, 'noteQueued'], PHP_INT_MIN, 2);
        // Before all other work of a submission: a process that is killed during that has sent its mails.
        add_action('gform_pre_handle_confirmation', [$this, 'noteSent'], PHP_INT_MIN, 0);
        add_action('shutdown', [$this, 'sendWaiting'], 50);
        add_action(Schedule::HOOK, [$this, 'sendOverdue']);
    }

    /** @param mixed $isDisabled by another plugin */
    public function postpone($isDisabled, $notification, $form, $entry)
    {
        $key = $this->once->currentKey();
        $isOurs = !$isDisabled && !$this->isSending && $key !== null
            && ($notification['event'] ?? 'form_submission') === 'form_submission';
        // Gravity Forms' own background queue survives a crash, too.
        if (!$isOurs || !$this->response->canFinishEarly() || get_option('gform_enable_async_notifications')) {
            return $isDisabled;
        }
        $this->waiting[$key] = [$form, $entry];
        return true;
    }

    /** Gravity Forms has stored mails in its own queue. */
    public function noteQueued($batchKey, $batch): void
    {
        if (in_array('form_submission', array_column((array) ($batch['data'] ?? []), 'event'), true)) {
            $this->noteSent();
        }
    }

    /** Gravity Forms has sent the mails, or queued them. */
    public function noteSent(): void
    {
        $key = $this->once->currentKey();
        if ($key !== null && !isset($this->waiting[$key])) {
            Submissions::setMailed($key);
        }
    }

    public function sendWaiting(): void
    {
        if ($this->waiting === []) {
            return;
        }
        $this->response->finish();
        foreach ($this->waiting as $key => [$form, $entry]) {
            $this->send((string) $key, $form, $entry);
        }
        $this->waiting = [];
    }

    public function sendOverdue(): void
    {
        if (!class_exists('GFAPI')) {
            return;
        }
        foreach (Submissions::unmailed(self::OVERDUE_SECONDS) as $key => $entryId) {
            $entry = \GFAPI::get_entry($entryId);
            $form = is_array($entry) ? \GFAPI::get_form((int) $entry['form_id']) : false;
            if (!is_array($form) || $entry['status'] === 'spam') {
                Submissions::setMailed((string) $key);
                continue;
            }
            foreach (Feeds::finish(Feeds::addOns(), $entry, $form) as $problem) {
                \GFCommon::log_error(__METHOD__ . "(): {$problem}");
            }
            $this->send((string) $key, $form, $entry);
        }
        self::runQueue();
        Submissions::removeOlderThan(self::REMEMBERED_SECONDS);
    }

    /** A process that is killed before its end leaves its mails in Gravity Forms' queue until the next submission. */
    public static function runQueue(): void
    {
        $container = method_exists('GFForms', 'get_service_container') ? \GFForms::get_service_container() : null;
        $queue = is_object($container) ? $container->get('notifications_processor') : null;
        if (is_object($queue) && method_exists($queue, 'dispatch')) {
            $queue->dispatch();
        }
    }

    private function send(string $key, array $form, array $entry): void
    {
        Submissions::countMailAttempt($key);
        $this->isSending = true;
        try {
            \GFAPI::send_notifications($form, $entry);
        } finally {
            $this->isSending = false;
        }
        Submissions::setMailed($key);
    }
}
