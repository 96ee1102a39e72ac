<?php

declare(strict_types=1);

namespace Headwater\Demo;

defined('ABSPATH') || exit;

/**
 * The progress of an import, which the next request continues even when this one is killed.
 */
final class DemoState
{
    public const OPTION = 'headwater_demo';

    public string $source = '';
    /** Of the content: when it differs, the import starts over. */
    public string $hash = '';
    public int $done = 0;
    public int $total = 0;
    /** @var string[] what the owner should know */
    public array $notes = [];

    public static function load(): self
    {
        $state = new self();
        $stored = get_option(self::OPTION);
        foreach (is_array($stored) ? array_intersect_key($stored, get_object_vars($state)) : [] as $name => $value) {
            $state->$name = $value;
        }
        return $state;
    }

    public function isRunning(): bool
    {
        return $this->done < $this->total;
    }

    public function save(): void
    {
        update_option(self::OPTION, get_object_vars($this), false);
    }

    public function note(string $text): void
    {
        if ($text !== '' && !in_array($text, $this->notes, true)) {
            $this->notes[] = $text;
        }
    }
}
