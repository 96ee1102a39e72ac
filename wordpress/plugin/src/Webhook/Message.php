<?php

declare(strict_types=1);

namespace Headwater\Webhook;

defined('ABSPATH') || exit;

/**
 * A message to the site, as the database has it.
 */
final class Message
{
    public const WAITING = 'waiting';
    public const SENT = 'sent';
    public const REFUSED = 'refused';
    public const GIVEN_UP = 'given up';

    public int $id;
    public string $uuid;
    public Change $change;
    /** Seconds since 1970. */
    public int $created;
    public string $due;
    public int $attempts;
    public string $state;
    public string $response;

    /** @param object $row */
    public function __construct($row)
    {
        $this->id = (int) $row->id;
        $this->uuid = $row->uuid;
        $this->change = new Change((array) json_decode($row->tags, true), (array) json_decode($row->paths, true));
        $this->created = (int) strtotime($row->created . ' UTC');
        $this->due = $row->due;
        $this->attempts = (int) $row->attempts;
        $this->state = $row->state;
        $this->response = $row->answer;
    }

    public function stateLabel(): string
    {
        $labels = [
            self::WAITING => __('waiting', 'headwater'),
            self::SENT => __('sent', 'headwater'),
            self::REFUSED => __('refused', 'headwater'),
            self::GIVEN_UP => __('given up', 'headwater'),
        ];
        return $labels[$this->state] ?? $this->state;
    }

    /** The body that is signed and sent. The ID stays the same when it is sent again. */
    public function body(): string
    {
        return $this->change->body($this->uuid);
    }
}
