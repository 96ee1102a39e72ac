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
     * The URL or path that an exact rule leads to, for a site that does not hold the rules itself.
     *
     * @param string $path with a slash at both ends
     */
    public function targetOf(string $path): ?string;

    /**
     * All rules that count, in the order in which they count.
     *
     * @return WrittenRule[]
     */
    public function rules(): array;
}
