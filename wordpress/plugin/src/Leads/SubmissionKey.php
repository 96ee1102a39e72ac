<?php

declare(strict_types=1);

namespace Headwater\Leads;

defined('ABSPATH') || exit;

/**
 * The key that makes a repeated submission the same lead. The site sends the visitor's UUID.
 */
final class SubmissionKey
{
    /** @param mixed $sent */
    public static function from($sent): ?string
    {
        return is_string($sent) && preg_match('/^[\w-]{8,64}$/D', $sent) === 1 ? $sent : null;
    }
}
