<?php

declare(strict_types=1);

namespace Headwater\Demo;

use Headwater\Fields\AcfFields;
use Headwater\Model\ContentModel;

defined('ABSPATH') || exit;

/**
 * Settings of custom fields by name, of which the import needs key and rows. A group that another plugin or the theme
 * registered has keys of its own.
 */
final class FieldKeys
{
    private ContentModel $model;

    public function __construct(ContentModel $model)
    {
        $this->model = $model;
    }

    /** @return array[] the fields on a content type itself */
    public function ofType(string $type): array
    {
        $fields = $this->model->contentTypes[$type]->fields ?? [];
        return self::byName(AcfFields::of($fields, "headwater_$type"));
    }

    /** @return array[]|null null for a group that the content model lacks */
    public function ofGroup(string $name): ?array
    {
        $group = $this->model->groups()[$name] ?? null;
        if ($group === null) {
            return null;
        }
        return self::byName(self::registered($name) ?? AcfFields::of($group->fields, "headwater_$name"));
    }

    /** @return array[] */
    public static function byName(array $fields): array
    {
        return array_column($fields, null, 'name');
    }

    private static function registered(string $name): ?array
    {
        if (!function_exists('acf_get_field_groups') || !function_exists('acf_get_fields')) {
            return null;
        }
        foreach (acf_get_field_groups() as $group) {
            if (strcasecmp($group['graphql_field_name'] ?? '', $name) === 0) {
                return acf_get_fields($group) ?: null;
            }
        }
        return null;
    }
}
