<?php

declare(strict_types=1);

namespace Headwater\Demo;

use RuntimeException;

defined('ABSPATH') || exit;

/**
 * The demo content that `npm run plugin` wrote: a list of items, each after those that it refers to.
 */
final class DemoContent
{
    private const VERSION = 1;

    /** @var array[] */
    public array $items;

    /** @param array[] $items */
    private function __construct(array $items)
    {
        $this->items = $items;
    }

    /** @throws RuntimeException when it is something else, or of another version of the plugin */
    public static function fromJson(string $json): self
    {
        $data = json_decode($json, true);
        $version = is_array($data) ? ($data['version'] ?? null) : null;
        $items = is_array($data) ? ($data['items'] ?? null) : null;
        if ($version !== self::VERSION || !is_array($items)) {
            throw new RuntimeException(sprintf(
                /* translators: 1: the version of a file, 2: the expected version */
                __('content.json has version %1$s, expected %2$d. Write it again with `npm run plugin`.', 'headwater'),
                (string) wp_json_encode($version),
                self::VERSION
            ));
        }
        foreach ($items as $position => $item) {
            if (!is_array($item) || !is_string($item['kind'] ?? null) || !is_string($item['key'] ?? null)) {
                /* translators: %s: position in a list */
                $text = __('content.json: item %s has no kind and key.', 'headwater');
                throw new RuntimeException(sprintf($text, $position));
            }
        }
        return new self(array_values($items));
    }
}
