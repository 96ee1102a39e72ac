<?php

declare(strict_types=1);

namespace Headwater\Webhook\Listeners;

defined('ABSPATH') || exit;

/**
 * Content and media: published, updated, unpublished, trashed, restored, deleted, renamed, scheduled; their fields and
 * terms.
 */
final class ContentListener extends Listener
{
    /** Meta of WordPress itself that visitors see; the rest with an underscore is bookkeeping. */
    private const SHOWN_META = '/^(?!_)|^_(thumbnail_id|wp_page_template|wp_attach|yoast_wpseo_)/';

    /** While content is as it was. The trash renames it before `pre_post_update`. */
    private const BEFORE = [
        'pre_post_update', 'wp_trash_post', 'before_delete_post', 'delete_attachment', 'edit_attachment',
    ];

    public function register(): void
    {
        foreach (self::BEFORE as $hook) {
            add_action($hook, [$this, 'touch'], 1);
        }
        add_action('add_term_relationship', [$this, 'touch'], 1);
        add_action('delete_term_relationships', [$this, 'touch'], 1);
        add_action('transition_post_status', [$this, 'changeStatus'], 1, 3);
        add_action('add_attachment', [$this, 'create'], 1);
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, [$this, 'changeMeta'], 1, 3);
        }
    }

    /** @param int|string $postId */
    public function touch($postId): void
    {
        $this->recorder->touch((int) $postId);
    }

    /** @param int|string $postId */
    public function create($postId): void
    {
        $this->recorder->hadStatus((int) $postId, 'new');
    }

    /**
     * @param string $new
     * @param string $old
     * @param \WP_Post $post
     */
    public function changeStatus($new, $old, $post): void
    {
        $this->recorder->hadStatus((int) $post->ID, (string) $old);
    }

    /**
     * @param mixed $metaId
     * @param int|string $postId
     * @param string $key
     */
    public function changeMeta($metaId, $postId, $key): void
    {
        if (preg_match(self::SHOWN_META, (string) $key) === 1) {
            $this->recorder->touch((int) $postId);
        }
    }
}
