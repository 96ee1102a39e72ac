<?php

declare(strict_types=1);

namespace Headwater\Webhook;

defined('ABSPATH') || exit;

/**
 * One state of content, with everything on the site that depends on it.
 */
final class ContentSnapshot
{
    public int $id = 0;
    public string $type = '';
    /** Name of the type in GraphQL, such as `Post`. */
    public string $graphqlType = '';
    public string $status = '';
    /** Path on the site; null when it has no page. */
    public ?string $path = null;
    public int $parentId = 0;
    /** What decides its place in lists: title, date, slug, order, and whether it has a password. */
    public string $place = '';
    public bool $isPostsPage = false;
    /** @var string[] paths of its archives (terms, author), by their global IDs */
    public array $archives = [];
    /** @var array<int, string|null> paths of the published content below it, by ID */
    public array $below = [];

    public function isPublic(): bool
    {
        // Media have the status of what they were uploaded to.
        return $this->status === 'publish' || $this->type === 'attachment';
    }
}
