<?php

declare(strict_types=1);

namespace Headwater\Routing\Redirects;

defined('ABSPATH') || exit;

/**
 * A plugin in which editors keep redirects.
 */
interface RedirectSource
{
    public function isActive(): bool;

    /**
     * The URL or path that an exact rule leads to. Patterns stay WordPress's own: the site asks about paths only.
     *
     * @param string $path with a slash at both ends
     */
    public function targetOf(string $path): ?string;
}
