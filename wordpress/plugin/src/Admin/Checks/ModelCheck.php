<?php

declare(strict_types=1);

namespace Headwater\Admin\Checks;

use Headwater\Admin\Check;
use Headwater\Admin\Finding;
use Headwater\Model\ContentModel;

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
            $sees = $object === null ? 'missing' : "named \"$name\" in GraphQL, expected \"$type->singleName\"";
            $findings[] = Finding::of("Content type: $type->label", $isGood, $isGood ? 'registered' : $sees, '');
        }
        $menus = get_nav_menu_locations();
        foreach (array_keys($this->model->menuLocations) as $location) {
            $menu = wp_get_nav_menu_object($menus[$location] ?? 0);
            $sees = $menu === false ? 'no menu stands here' : $menu->name;
            $findings[] = Finding::of("Menu: $location", $menu !== false, $sees, 'nav-menus.php', Finding::LESS);
        }
        $findings[] = $this->templates();
        return array_merge($findings, $this->groups());
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
        $sees = $missing === [] ? 'all offered to editors' : 'missing: ' . implode(', ', $missing);
        return Finding::of('Page templates', $missing === [], $sees, 'themes.php');
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
        $sees = $missing === [] ? 'all registered' : 'missing: ' . implode(', ', array_keys($missing));
        $sees .= $others === [] ? '' : '; this WordPress has its own: ' . implode(', ', $others);
        return [Finding::of('Field groups', $missing === [], $sees, 'edit.php?post_type=acf-field-group')];
    }
}
