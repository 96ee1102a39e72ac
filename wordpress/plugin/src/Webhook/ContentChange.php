<?php

declare(strict_types=1);

namespace Headwater\Webhook;

defined('ABSPATH') || exit;

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
        $states = array_values(array_filter([$before, $after]));
        $below = self::movedBelow($before, $after);
        if (!$wasPublic && !$isPublic) {
            return $below->with(new Change($trashed));
        }
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
        $paths = array_map(
            static fn (ContentSnapshot $state): ?string => $moved && $state->isPublic() ? $state->path : null,
            $states
        );
        $archives = self::archivePaths($before, $after, $cameOrWent);
        return (new Change($tags, $paths))->with($below)->with(new Change($trashed, $archives));
    }

    private static function isGone(?ContentSnapshot $before, ?ContentSnapshot $after): bool
    {
        $status = $after === null ? 'trash' : $after->status;
        // WordPress creates an auto-draft when the editor is opened, and deletes it after a week.
        $had = $before !== null && $before->status !== 'auto-draft';
        return $had && $status === 'trash' && ($after === null || $before->status !== 'trash');
    }

    private static function isPlacedAnew(ContentSnapshot $before, ContentSnapshot $after): bool
    {
        return $before->place !== $after->place || $before->parentId !== $after->parentId;
    }

    /** Published content below, whose path starts with this one's: a page in the trash has another, too. */
    private static function movedBelow(?ContentSnapshot $before, ?ContentSnapshot $after): Change
    {
        $was = $before === null ? [] : $before->below;
        $is = $after === null ? [] : $after->below;
        if ($was === $is) {
            return new Change();
        }
        return new Change(
            array_map([GlobalId::class, 'post'], array_keys($was + $is)),
            array_merge(array_values($was), array_values($is))
        );
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
