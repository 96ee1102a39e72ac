<?php

declare(strict_types=1);

namespace Headwater\Editors;

defined('ABSPATH') || exit;

/**
 * Attempts of one kind, as times: at most so many in a window, then a pause that doubles with each further one.
 */
final class Attempts
{
    private const WINDOW = 60;
    private const FIRST_PAUSE = 60;
    private const LONGEST_PAUSE = 900;

    /** @var int[] seconds since 1970 */
    private array $times;
    private int $pauses;
    private int $pausedUntil;

    public function __construct(array $stored = [])
    {
        $this->times = array_map('intval', $stored['times'] ?? []);
        $this->pauses = (int) ($stored['pauses'] ?? 0);
        $this->pausedUntil = (int) ($stored['pausedUntil'] ?? 0);
    }

    public function stored(): array
    {
        return ['times' => $this->times, 'pauses' => $this->pauses, 'pausedUntil' => $this->pausedUntil];
    }

    /**
     * Counts an attempt when it starts, so that concurrent ones cannot pass the limit.
     *
     * @return int seconds that it has to wait; 0 when it may go on
     */
    public function begin(int $now, int $limit): int
    {
        if ($this->pausedUntil > $now) {
            return $this->pausedUntil - $now;
        }
        if ($now - $this->pausedUntil > self::LONGEST_PAUSE) {
            $this->pauses = 0;
        }
        $isRecent = static fn (int $time): bool => $now - $time < self::WINDOW;
        $this->times = array_values(array_filter($this->times, $isRecent));
        $this->times[] = $now;
        if (count($this->times) >= $limit) {
            $this->pausedUntil = $now + min(self::FIRST_PAUSE * 2 ** min($this->pauses, 10), self::LONGEST_PAUSE);
            $this->pauses += 1;
            $this->times = [];
        }
        return 0;
    }
}
