<?php

declare(strict_types=1);

namespace Headwater;

defined('ABSPATH') || exit;

/**
 * One thing that the plugin adds to WordPress. It may rely on WordPress only: every other plugin may be missing.
 */
interface Feature
{
    /** Adds the hooks. Runs once, while plugins load. */
    public function register(): void;
}
