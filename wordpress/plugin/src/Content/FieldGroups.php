<?php

declare(strict_types=1);

namespace Headwater\Content;

use Headwater\Feature;
use Headwater\Fields\AcfFields;
use Headwater\Model\ContentModel;
use Headwater\Model\Field;
use Headwater\Model\FieldGroup;

defined('ABSPATH') || exit;

/**
 * Registers the field groups in Secure Custom Fields or Advanced Custom Fields PRO. A group that this WordPress has
 * already, from an earlier headless site, is left alone.
 */
final class FieldGroups implements Feature
{
    private ContentModel $model;
    private Templates $templates;

    public function __construct(ContentModel $model, Templates $templates)
    {
        $this->model = $model;
        $this->templates = $templates;
    }

    public function register(): void
    {
        // Never fires without a plugin for fields.
        add_action('acf/init', [$this, 'registerGroups'], 30);
    }

    public function registerGroups(): void
    {
        $present = self::presentGroups();
        foreach ($this->groups() as $group) {
            $isPresent = in_array(strtolower($group['graphql_field_name'] ?? ''), $present, true);
            if (!$isPresent) {
                acf_add_local_field_group($group);
            }
        }
    }

    /** @return array[] the groups as `acf_add_local_field_group` takes them */
    public function groups(): array
    {
        $groups = [];
        foreach ($this->model->contentTypes as $type) {
            $onType = [['param' => 'post_type', 'operator' => '==', 'value' => $type->slug]];
            $onFront = [['param' => 'page_type', 'operator' => '==', 'value' => 'front_page']];
            foreach ($type->groups as $group) {
                $groups[] = self::inGraphql($group, $onType, $type->graphqlType());
            }
            foreach ($type->frontPageGroups as $group) {
                $groups[] = self::inGraphql($group, $onFront, $type->graphqlType());
            }
            if ($type->fields !== []) {
                $groups[] = self::settings($type->slug, translate($type->label, 'headwater'), $type->fields, $onType);
            }
        }
        foreach ($this->model->templates as $template) {
            // Finding the theme's name opens every file of the theme, and only editors' screens need it.
            $file = is_admin() ? $this->templates->storedNameOf($template) : $template->file();
            $onTemplate = [['param' => 'post_template', 'operator' => '==', 'value' => $file]];
            foreach ($template->groups as $group) {
                $groups[] = self::inGraphql($group, $onTemplate, $template->graphqlType());
            }
        }
        return $groups;
    }

    private static function inGraphql(FieldGroup $group, array $location, string $graphqlType): array
    {
        return [
            'show_in_graphql' => 1,
            'graphql_field_name' => $group->name,
            // The location rules are for editors: on the front page only, but in GraphQL on every page.
            'map_graphql_types_from_location_rules' => 0,
            'graphql_types' => [$graphqlType],
        ] + self::settings($group->name, $group->title(), $group->fields, $location);
    }

    /**
     * A group for editors. FlatFields resolves the fields that are on a content type itself.
     *
     * @param Field[] $fields
     */
    private static function settings(string $name, string $title, array $fields, array $location): array
    {
        return [
            'key' => 'group_headwater_' . $name,
            'title' => $title,
            'fields' => AcfFields::of($fields, 'headwater_' . $name),
            'location' => [$location],
            'show_in_graphql' => 0,
        ];
    }

    /** @return string[] names in GraphQL of the groups that others registered, in lower case */
    private static function presentGroups(): array
    {
        return array_filter(array_map(static function (array $group): string {
            return strtolower($group['graphql_field_name'] ?? '');
        }, acf_get_field_groups()));
    }
}
