<?php

declare(strict_types=1);

namespace Headwater\Webhook;

use Headwater\Feature;
use Headwater\Site\Schedule;
use Headwater\Site\SharedSecret;
use Headwater\Site\SiteUrl;

defined('ABSPATH') || exit;

/**
 * Sends waiting messages to the site, each until it is accepted.
 */
final class MessageSender implements Feature
{
    private const HOOK = 'headwater_send_messages';
    private const TIMEOUT = 5;
    /** A request that sends the whole site's paths ends in time; the rest goes with the next one. */
    private const AT_ONCE = 50;

    private MessageQueue $queue;

    public function __construct(MessageQueue $queue)
    {
        $this->queue = $queue;
    }

    public function register(): void
    {
        add_action(self::HOOK, [$this, 'sendDue']);
        add_action(Schedule::HOOK, [$this, 'sendDue']);
        add_action(Schedule::HOOK, [$this->queue, 'removeOld']);
    }

    /** Sends until nothing is due, or the site does not respond. */
    public function sendDue(): void
    {
        $url = SiteUrl::webhook();
        $secret = SharedSecret::value();
        if ($url === '' || $secret === '') {
            return;
        }
        for ($sent = 0; $sent < self::AT_ONCE; $sent += 1) {
            $message = $this->queue->takeDue();
            if ($message === null) {
                return;
            }
            if ($this->send($message, $url, $secret) === Message::WAITING) {
                return;
            }
        }
        $this->sendLater(1);
    }

    /** @return string the state of the message after it */
    private function send(Message $message, string $url, string $secret): string
    {
        $body = $message->body();
        $response = wp_remote_post($url, [
            'timeout' => self::TIMEOUT,
            'redirection' => 0,
            'headers' => Signature::headers($body, $secret, time()),
            'body' => $body,
        ]);
        $status = (int) wp_remote_retrieve_response_code($response);
        $text = is_wp_error($response)
            ? $response->get_error_message()
            : trim("$status " . wp_remote_retrieve_body($response));
        $state = DeliveryRules::stateAfter($status, $message->change, time() - $message->created);
        $pause = DeliveryRules::pauseAfter($message->attempts);
        $this->queue->settle($message, $state, $text, $pause);
        if ($state === Message::WAITING) {
            $this->sendLater($pause);
        }
        return $state;
    }

    private function sendLater(int $seconds): void
    {
        wp_schedule_single_event(time() + $seconds, self::HOOK);
    }
}
