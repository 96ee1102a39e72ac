<?php

declare(strict_types=1);

namespace Headwater\Content;

use GFCommon;
use GF_Fields;
use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * Gives GraphQL what Gravity Forms adds to fields only when it shows them: the categories of this WordPress, the text
 * input of tags and custom fields without a control, values of choices without any, and parts that an old version hid.
 */
final class ShownFields implements Feature
{
    private const HIDING = ['hideAddress2' => 2, 'hideState' => 4, 'hideCountry' => 6];

    public function register(): void
    {
        add_filter('gform_form_post_get_meta', [$this, 'complete']);
    }

    /**
     * @param mixed $form
     * @return mixed
     */
    public function complete($form)
    {
        if (!is_graphql_request() || !is_array($form) || !is_array($form['fields'] ?? null)) {
            return $form;
        }
        foreach ($form['fields'] as $at => $field) {
            $type = $field['type'] ?? '';
            if ($type === 'post_category') {
                $form['fields'][$at] = GFCommon::add_categories_as_choices($field, '');
            } elseif (in_array($type, ['post_tags', 'post_custom_field'], true) && empty($field['inputType'])) {
                $form['fields'][$at] = GF_Fields::create(['inputType' => 'text'] + get_object_vars($field));
            } elseif ($type === 'address' && is_array($field['inputs'] ?? null)) {
                $form['fields'][$at]['inputs'] = self::withHidden($field['inputs'], $field);
            } elseif (is_array($field['choices'] ?? null) && empty($field['enableChoiceValue'])) {
                $form['fields'][$at]['choices'] = self::withValues($field['choices']);
            }
        }
        return $form;
    }

    /**
     * Without values of their own, choices are sent as their texts.
     *
     * @param array<int, array<string, mixed>> $choices
     * @return array<int, array<string, mixed>>
     */
    public static function withValues(array $choices): array
    {
        return array_map(static function (array $choice): array {
            return empty($choice['value']) ? ['value' => $choice['text'] ?? ''] + $choice : $choice;
        }, $choices);
    }

    /**
     * @param array<int, array<string, mixed>> $inputs
     * @param array<string, mixed>|\ArrayAccess<string, mixed> $field
     * @return array<int, array<string, mixed>>
     */
    public static function withHidden(array $inputs, $field): array
    {
        $hidden = [];
        foreach (self::HIDING as $property => $number) {
            if (!empty($field[$property])) {
                $hidden[] = ($field['id'] ?? 0) . ".$number";
            }
        }
        return array_map(static function (array $input) use ($hidden): array {
            return in_array((string) ($input['id'] ?? ''), $hidden, true) ? ['isHidden' => true] + $input : $input;
        }, $inputs);
    }
}
