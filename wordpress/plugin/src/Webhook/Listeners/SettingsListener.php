<?php

declare(strict_types=1);

namespace Headwater\Webhook\Listeners;

use Headwater\Webhook\Change;
use Headwater\Webhook\GlobalId;

defined('ABSPATH') || exit;

/**
 * Settings that visitors see, and field groups. Most of them are on every page.
 */
final class SettingsListener extends Listener
{
    private const EVERYWHERE = [
        'blogname', 'blogdescription', 'siteurl', 'home', 'show_on_front', 'page_on_front', 'page_for_posts',
        'posts_per_page', 'date_format', 'time_format', 'timezone_string', 'gmt_offset', 'permalink_structure',
        'category_base', 'tag_base', 'stylesheet', 'active_plugins', 'site_icon', 'WPLANG', 'blog_public',
    ];

    public function register(): void
    {
        foreach (['added_option', 'updated_option'] as $hook) {
            add_action($hook, [$this, 'change']);
        }
        foreach (['acf/update_field_group', 'acf/delete_field_group', 'acf/trash_field_group'] as $hook) {
            add_action($hook, [$this->recorder, 'addWholeSite'], 10, 0);
        }
        add_action('acf/save_post', [$this, 'saveOptionsPage']);
    }

    /** @param string $option */
    public function change($option): void
    {
        if ($option === 'sticky_posts') {
            $this->recorder->add(new Change(['list:post', GlobalId::of('post_type', 'post')]));
        }
        if (in_array($option, self::EVERYWHERE, true)) {
            $this->recorder->addWholeSite();
        }
    }

    /** @param int|string $postId a number for content, a name for a page of options */
    public function saveOptionsPage($postId): void
    {
        if (is_string($postId) && strpos($postId, 'options') === 0) {
            $this->recorder->addWholeSite();
        }
    }
}
