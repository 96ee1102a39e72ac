<?php

declare(strict_types=1);

namespace Headwater\Demo;

use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Imports one kind of item. What an earlier import has made, and what the owner has at the same path or under the same
 * name, stays as it is.
 */
interface Importer
{
    /**
     * @return string what the owner should know; empty when the item is imported, or was before
     * @throws RuntimeException when it cannot be imported
     */
    public function import(array $item): string;
}
