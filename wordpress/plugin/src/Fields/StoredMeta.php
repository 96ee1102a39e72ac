<?php

declare(strict_types=1);

namespace Headwater\Fields;

defined('ABSPATH') || exit;

/**
 * The stored values of fields that are on a content type itself: plain post meta, named as Advanced Custom Fields names
 * it. Read without that plugin, values count that an importer wrote past it.
 */
final class StoredMeta
{
    /** More rows than editors write; a damaged number must not fill the memory. */
    private const MOST_ROWS = 500;

    /**
     * @param mixed $source WPGraphQL's model of the content, or a row of `rows`
     * @return array the values of the post's meta with the field's name
     */
    public static function of($source, string $name): array
    {
        $isRow = is_array($source);
        $postId = (int) ($isRow ? $source['postId'] : $source->databaseId);
        $post = get_post($postId);
        $isLocked = $post === null || $post->post_password !== '';
        // WordPress hides the text of protected content; its fields are no less confidential.
        if ($isLocked && !current_user_can('edit_post', $postId)) {
            return [];
        }
        $stored = get_post_meta($postId, ($isRow ? $source['prefix'] : '') . $name, false);
        return is_array($stored) ? $stored : [$stored];
    }

    /**
     * The rows of a repeater, whose meta has their number; that of a row's field is `files_0_note`.
     *
     * @param mixed $source
     */
    public static function rows($source, string $name): array
    {
        $stored = self::of($source, $name)[0] ?? 0;
        $count = is_numeric($stored) ? min((int) $stored, self::MOST_ROWS) : 0;
        if ($count < 1) {
            return [];
        }
        return array_map(static fn (int $row): array => [
            'postId' => (int) $source->databaseId,
            'prefix' => "{$name}_{$row}_",
        ], range(0, $count - 1));
    }
}
