<?php

declare(strict_types=1);

namespace Headwater\Admin;

defined('ABSPATH') || exit;

/**
 * Looks at one part of this WordPress. It changes nothing.
 */
interface Check
{
    /** @return Finding[] */
    public function findings(): array;
}
