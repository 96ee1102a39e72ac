<?php

declare(strict_types=1);

namespace Headwater\Admin\Checks;

use Headwater\Admin\Check;
use Headwater\Admin\Finding;
use Headwater\Model\ContentModel;
use Headwater\Model\ContentType;

defined('ABSPATH') || exit;

/**
 * Whether the content model of the site is here: types, templates, menus, field groups.
 */
final class ModelCheck implements Check
{
    private ContentModel $model;

    public function __construct(ContentModel $model)
    {
        $this->model = $model;
    }

    public function findings(): array
    {
        $findings = [];
        foreach ($this->model->contentTypes as $type) {
            $object = get_post_type_object($type->slug);
            $name = $object->graphql_single_name ?? '';
            $isGood = $object !== null && ($name === $type->singleName || !class_exists('WPGraphQL'));
            /* translators: 1: a name in GraphQL, 2: the expected name */
            $otherName = __('named "%1$s" in GraphQL, expected "%2$s"', 'headwater');
            $sees = $object === null
                ? __('missing', 'headwater')
                : sprintf($otherName, $name, $type->singleName);
            $findings[] = Finding::of(
                /* translators: %s: name of a content type */
                sprintf(__('Content type: %s', 'headwater'), $type->label),
                $isGood,
                $isGood ? __('registered', 'headwater') : $sees,
                ''
            );
            $findings[] = $this->siteList($type);
        }
        $findings = array_filter($findings);
        $menus = get_nav_menu_locations();
        foreach (array_keys($this->model->menuLocations) as $location) {
            $menu = wp_get_nav_menu_object($menus[$location] ?? 0);
            $sees = $menu === false ? __('this location has no menu', 'headwater') : $menu->name;
            /* translators: %s: a menu location */
            $title = sprintf(__('Menu: %s', 'headwater'), $location);
            $findings[] = Finding::of($title, $menu !== false, $sees, 'nav-menus.php', Finding::LESS);
        }
        $findings[] = $this->templates();
        return array_merge($findings, $this->groups());
    }

    /** Whether WordPress itself has something where the site lists the entries of a type. */
    private function siteList(ContentType $type): ?Finding
    {
        if ($type->sitePath === null) {
            return null;
        }
        $path = trim($type->sitePath, '/');
        $page = get_page_by_path($path);
        $taken = $page !== null && get_post_status($page) === 'publish' ? [get_the_title($page)] : [];
        foreach (get_post_types(['public' => true], 'objects') as $other) {
            $slug = is_array($other->rewrite) ? $other->rewrite['slug'] ?? '' : '';
            if (in_array($path, [$slug, $other->has_archive], true)) {
                $taken[] = $other->label;
            }
        }
        /* translators: %s: names of a page or of content types */
        $shown = __('the site shows "%s" there in place of its own list', 'headwater');
        return Finding::of(
            /* translators: 1: name of a content type, 2: a path */
            sprintf(__('%1$s at %2$s', 'headwater'), $type->label, "/{$path}/"),
            $taken === [],
            $taken === [] ? __('the site lists them', 'headwater') : sprintf($shown, implode('", "', $taken)),
            'edit.php?post_type=page',
            Finding::LESS
        );
    }

    private function templates(): Finding
    {
        $missing = [];
        foreach ($this->model->templates as $template) {
            foreach ($template->isDefault() ? [] : $template->contentTypes as $type) {
                $labels = array_map('strtolower', wp_get_theme()->get_page_templates(null, $type));
                if (!in_array(strtolower($template->label), $labels, true)) {
                    $missing[] = $template->label;
                }
            }
        }
        $sees = $missing === [] ? __('all offered to editors', 'headwater') : self::missing($missing);
        return Finding::of(__('Page templates', 'headwater'), $missing === [], $sees, 'themes.php');
    }

    /** @param string[] $names */
    private static function missing(array $names): string
    {
        /* translators: %s: names of templates or field groups */
        return sprintf(__('missing: %s', 'headwater'), implode(', ', $names));
    }

    /** @return Finding[] */
    private function groups(): array
    {
        if (!function_exists('acf_get_field_groups')) {
            return [];
        }
        $present = [];
        foreach (acf_get_field_groups() as $group) {
            $name = strtolower((string) ($group['graphql_field_name'] ?? ''));
            $present[$name] = strncmp((string) $group['key'], 'group_headwater_', 16) === 0 ? '' : $group['title'];
        }
        $missing = array_diff_key(array_change_key_case($this->model->groups()), $present);
        $others = array_filter(array_intersect_key($present, array_change_key_case($this->model->groups())));
        $sees = $missing === [] ? __('all registered', 'headwater') : self::missing(array_keys($missing));
        /* translators: %s: names of field groups */
        $own = __('this WordPress has its own: %s', 'headwater');
        $sees .= $others === [] ? '' : '; ' . sprintf($own, implode(', ', $others));
        $title = __('Field groups', 'headwater');
        return [Finding::of($title, $missing === [], $sees, 'edit.php?post_type=acf-field-group')];
    }
}
