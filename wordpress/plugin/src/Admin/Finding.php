<?php

declare(strict_types=1);

namespace Headwater\Admin;

defined('ABSPATH') || exit;

/**
 * What a check saw.
 */
final class Finding
{
    public const GOOD = 'good';
    /** The site works, with less. */
    public const LESS = 'less';
    /** The site does not work. */
    public const BAD = 'bad';

    public string $title;
    public string $state;
    public string $sees;
    /** Where to fix it: a path under wp-admin, or a URL; empty when nothing is wrong. */
    public string $fix;

    public function __construct(string $title, string $state, string $sees, string $fix = '')
    {
        $this->title = $title;
        $this->state = $state;
        $this->sees = $sees;
        $this->fix = $state === self::GOOD ? '' : $fix;
    }

    /**
     * A requirement that is met or not.
     *
     * @param string $otherwise the state when it is not met
     */
    public static function of(
        string $title,
        bool $isGood,
        string $sees,
        string $fix,
        string $otherwise = self::BAD
    ): self {
        return new self($title, $isGood ? self::GOOD : $otherwise, $sees, $fix);
    }
}
