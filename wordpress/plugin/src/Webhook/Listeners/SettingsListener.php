<?php

declare(strict_types=1);

namespace Headwater\Webhook\Listeners;

use Headwater\Feature;
use Headwater\Webhook\Change;
use Headwater\Webhook\ChangeRecorder;
use Headwater\Webhook\GlobalId;
use Headwater\Webhook\WholeSite;

/**
 * Settings that visitors see, and field groups. Most of them are on every page.
 */
final class SettingsListener implements Feature
{
    private const EVERYWHERE = [
        'blogname', 'blogdescription', 'siteurl', 'home', 'show_on_front', 'page_on_front', 'page_for_posts',
        'posts_per_page', 'date_format', 'time_format', 'timezone_string', 'gmt_offset', 'permalink_structure',
        'category_base', 'tag_base', 'stylesheet', 'active_plugins', 'site_icon', 'WPLANG',
    ];

    private ChangeRecorder $recorder;
    private WholeSite $site;

    public function __construct(ChangeRecorder $recorder, WholeSite $site)
    {
        $this->recorder = $recorder;
        $this->site = $site;
    }

    public function register(): void
    {
        add_action('updated_option', [$this, 'change']);
        foreach (['acf/update_field_group', 'acf/delete_field_group', 'acf/trash_field_group'] as $hook) {
            add_action($hook, [$this, 'refreshEverything'], 10, 0);
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
            $this->refreshEverything();
        }
    }

    public function refreshEverything(): void
    {
        $this->recorder->add($this->site->change());
    }

    /** @param int|string $postId a number for content, a name for a page of options */
    public function saveOptionsPage($postId): void
    {
        if (is_string($postId) && strpos($postId, 'options') === 0) {
            $this->refreshEverything();
        }
    }
}
