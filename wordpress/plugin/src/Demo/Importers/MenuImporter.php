<?php

declare(strict_types=1);

namespace Headwater\Demo\Importers;

use Headwater\Demo\DemoMarks;
use Headwater\Demo\Importer;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Menus, for locations that have none.
 */
final class MenuImporter implements Importer
{
    private const DONE = DemoMarks::META . '_items';

    private DemoMarks $marks;

    public function __construct(DemoMarks $marks)
    {
        $this->marks = $marks;
    }

    public function import(array $item): string
    {
        $menu = $this->marks->term($item['key']);
        if ($menu !== null && get_term_meta($menu, self::DONE, true)) {
            return '';
        }
        $locations = (array) get_nav_menu_locations();
        $assigned = (int) ($locations[$item['location']] ?? 0);
        if ($assigned !== 0 && $assigned !== $menu && is_nav_menu($assigned)) {
            /* translators: %s: a menu location */
            return sprintf(__('The menu %s is yours and stays as it is.', 'headwater'), $item['location']);
        }
        $menu = $menu ?? $this->create($item);
        $this->removeItems($menu);
        $this->addItems($menu, $item['items'], 0);
        set_theme_mod('nav_menu_locations', [$item['location'] => $menu] + $locations);
        update_term_meta($menu, self::DONE, '1');
        return '';
    }

    private function create(array $item): int
    {
        $name = $item['name'];
        for ($number = 2; is_nav_menu($name); $number += 1) {
            $name = "{$item['name']} $number";
        }
        $menu = wp_create_nav_menu(wp_slash($name));
        if (is_wp_error($menu)) {
            throw new RuntimeException("Menu $name: " . $menu->get_error_message());
        }
        $this->marks->markTerm($item['key'], $menu);
        return $menu;
    }

    /** Those of an import that was interrupted. */
    private function removeItems(int $menu): void
    {
        foreach ((array) wp_get_nav_menu_items($menu, ['post_status' => 'any']) as $item) {
            wp_delete_post($item->ID, true);
        }
    }

    private function addItems(int $menu, array $items, int $parent): void
    {
        foreach ($items as $item) {
            $page = $this->marks->post("page {$item['url']}");
            $target = $page === null
                ? ['menu-item-type' => 'custom', 'menu-item-url' => $item['url']]
                : ['menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $page];
            $id = wp_update_nav_menu_item($menu, 0, wp_slash($target + [
                'menu-item-title' => $item['label'],
                'menu-item-target' => $item['target'],
                'menu-item-classes' => implode(' ', $item['cssClasses']),
                'menu-item-parent-id' => $parent,
                'menu-item-status' => 'publish',
            ]));
            if (is_wp_error($id)) {
                throw new RuntimeException("Menu item {$item['label']}: " . $id->get_error_message());
            }
            update_post_meta($id, DemoMarks::META, wp_slash("menu item $id"));
            $this->addItems($menu, $item['children'], $id);
        }
    }
}
