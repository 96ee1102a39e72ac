<?php

declare(strict_types=1);

namespace Headwater\Webhook;

/**
 * The effect of a write on the site's pages. A page that showed the content has its tag. Pages that will show it, or
 * that refer to it, are found by other tags. Drafts change no page until they are trashed: a preview link may show one.
 */
final class ContentChange
{
    /**
     * @param int[] $referring content whose fields refer to this one
     */
    public static function between(?ContentSnapshot $before, ?ContentSnapshot $after, array $referring): Change
    {
        $known = $after ?? $before;
        if ($known === null) {
            return new Change();
        }
        $wasPublic = $before !== null && $before->isPublic();
        $isPublic = $after !== null && $after->isPublic();
        $trashed = self::isGone($before, $after) ? ['trashed:' . GlobalId::post($known->id)] : [];
        if (!$wasPublic && !$isPublic) {
            return new Change($trashed);
        }
        $states = array_values(array_filter([$before, $after]));
        $cameOrWent = $wasPublic !== $isPublic;
        $tags = [GlobalId::post($known->id)];
        if ($cameOrWent || ($before !== null && $after !== null && self::isPlacedAnew($before, $after))) {
            $tags[] = 'list:' . strtolower($known->graphqlType);
            $tags[] = GlobalId::of('post_type', $known->type);
            foreach ($states as $state) {
                $tags = array_merge($tags, $state->parentId === 0 ? [] : [GlobalId::post($state->parentId)]);
            }
        }
        if ($cameOrWent) {
            $tags = array_merge($tags, array_map([GlobalId::class, 'post'], $referring));
        }
        if ($known->isPostsPage) {
            $tags[] = GlobalId::of('post_type', 'post');
        }
        $moved = $cameOrWent || ($before !== null && $after !== null && $before->path !== $after->path);
        $paths = $moved ? self::movedPaths($states) : [];
        foreach ($moved ? $states : [] as $state) {
            $tags = array_merge($tags, array_map([GlobalId::class, 'post'], array_keys($state->below)));
        }
        $paths = array_merge($paths, self::archivePaths($before, $after, $cameOrWent));
        return new Change(array_merge($tags, $trashed), $paths);
    }

    private static function isGone(?ContentSnapshot $before, ?ContentSnapshot $after): bool
    {
        $status = $after === null ? 'trash' : $after->status;
        // WordPress makes an auto-draft whenever somebody opens the editor, and deletes it after a week.
        $had = $before !== null && $before->status !== 'auto-draft';
        return $had && $status === 'trash' && ($after === null || $before->status !== 'trash');
    }

    private static function isPlacedAnew(ContentSnapshot $before, ContentSnapshot $after): bool
    {
        return $before->place !== $after->place || $before->parentId !== $after->parentId;
    }

    /**
     * @param ContentSnapshot[] $states
     * @return array<string|null>
     */
    private static function movedPaths(array $states): array
    {
        $paths = array_map(static fn (ContentSnapshot $state) => $state->isPublic() ? $state->path : null, $states);
        foreach ($states as $state) {
            $paths = array_merge($paths, array_values($state->below));
        }
        return $paths;
    }

    /**
     * Archives that the content enters or leaves, by path: their tags are on every page that mentions the term.
     *
     * @return string[]
     */
    private static function archivePaths(?ContentSnapshot $before, ?ContentSnapshot $after, bool $cameOrWent): array
    {
        $was = $before === null ? [] : $before->archives;
        $is = $after === null ? [] : $after->archives;
        $changed = $cameOrWent ? $was + $is : array_diff_key($was, $is) + array_diff_key($is, $was);
        return array_values($changed);
    }
}
