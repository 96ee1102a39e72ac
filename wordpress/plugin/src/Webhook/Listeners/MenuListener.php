<?php

declare(strict_types=1);

namespace Headwater\Webhook\Listeners;

use Headwater\Webhook\Change;
use Headwater\Webhook\GlobalId;

defined('ABSPATH') || exit;

/**
 * Menus, their items, and which menu stands where. Every page shows them.
 */
final class MenuListener extends Listener
{
    public function register(): void
    {
        foreach (['wp_update_nav_menu', 'wp_update_nav_menu_item', 'wp_delete_nav_menu'] as $hook) {
            add_action($hook, [$this, 'change']);
        }
        // A theme has no settings until the first is stored.
        foreach (['added_option', 'updated_option'] as $hook) {
            add_action($hook, [$this, 'changeSetting']);
        }
        add_action('deleted_post', [$this, 'deleteItem'], 10, 2);
    }

    /** @param int|string $menuId */
    public function change($menuId): void
    {
        $this->recorder->add(new Change(['list:menuitem', 'list:menu', GlobalId::term((int) $menuId)]));
    }

    /**
     * The locations are a setting of the theme; its others may decide what menus show, too.
     *
     * @param string $option
     */
    public function changeSetting($option): void
    {
        if ($option === 'theme_mods_' . get_option('stylesheet')) {
            $this->recorder->add(new Change(['list:menuitem', 'list:menu']));
        }
    }

    /**
     * @param int|string $postId
     * @param \WP_Post $post
     */
    public function deleteItem($postId, $post): void
    {
        if ($post->post_type === 'nav_menu_item') {
            $this->recorder->add(new Change(['list:menuitem', GlobalId::post((int) $postId)]));
        }
    }
}
