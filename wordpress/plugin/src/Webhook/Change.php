<?php

declare(strict_types=1);

namespace Headwater\Webhook;

defined('ABSPATH') || exit;

/**
 * What the site has to look at again: tags of content and lists, and paths that appeared, moved or went.
 */
final class Change
{
    /** @var string[] */
    public array $tags;
    /** @var string[] */
    public array $paths;

    /**
     * @param string[] $tags
     * @param array<string|null> $paths null for content without a page
     */
    public function __construct(array $tags = [], array $paths = [])
    {
        $this->tags = array_values(array_unique($tags));
        $this->paths = array_values(array_unique(array_filter($paths, 'is_string')));
    }

    public function isEmpty(): bool
    {
        return $this->tags === [] && $this->paths === [];
    }

    public function with(self $other): self
    {
        return new self(array_merge($this->tags, $other->tags), array_merge($this->paths, $other->paths));
    }

    /** The body of a message, which is signed and sent. */
    public function body(string $uuid): string
    {
        $encode = static fn (string $path): string => str_replace('%2F', '/', rawurlencode($path));
        return (string) wp_json_encode([
            'id' => $uuid,
            'tags' => $this->tags,
            'paths' => array_map($encode, $this->paths),
        ], JSON_UNESCAPED_SLASHES);
    }

    /**
     * Splits the change by halving, until the body of each part fits.
     *
     * @return self[]
     */
    public function parts(int $longestBytes): array
    {
        if (strlen($this->body('')) <= $longestBytes || count($this->tags) + count($this->paths) <= 1) {
            return [$this];
        }
        // Rounded in opposite directions, so that neither half is empty.
        $tag = intdiv(count($this->tags) + 1, 2);
        $path = intdiv(count($this->paths), 2);
        $first = new self(array_slice($this->tags, 0, $tag), array_slice($this->paths, 0, $path));
        $second = new self(array_slice($this->tags, $tag), array_slice($this->paths, $path));
        return array_merge($first->parts($longestBytes), $second->parts($longestBytes));
    }
}
