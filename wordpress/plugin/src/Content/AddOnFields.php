<?php

declare(strict_types=1);

namespace Headwater\Content;

use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * Describes the polls and surveys of Gravity Forms' add-ons in GraphQL. WPGraphQL for Gravity Forms has types for them,
 * without question, choices and rows; of quizzes it has everything.
 */
final class AddOnFields implements Feature
{
    private const TYPES = ['PollField', 'SurveyField'];

    /** Whose fields WPGraphQL for Gravity Forms reads from the settings of any field. */
    private const INTERFACES = [
        'GfFieldWithAdminLabelSetting',
        'GfFieldWithChoicesSetting',
        'GfFieldWithConditionalLogicSetting',
        'GfFieldWithCssClassSetting',
        'GfFieldWithDescriptionSetting',
        'GfFieldWithErrorMessageSetting',
        'GfFieldWithLabelPlacementSetting',
        'GfFieldWithLabelSetting',
        'GfFieldWithPrepopulateFieldSetting',
        'GfFieldWithRulesSetting',
    ];

    private const CHECKBOX_VALUES = 'WPGraphQL\GF\Data\FieldValueInput\CheckboxValuesInput';

    public function register(): void
    {
        add_action('graphql_register_types', [$this, 'registerTypes'], 50);
        add_filter('graphql_gf_field_value_input_class', [$this, 'valueClass'], 10, 3);
    }

    public function registerTypes(): void
    {
        register_graphql_interfaces_to_types(self::INTERFACES, self::TYPES);
        foreach (self::TYPES as $type) {
            // The interface declares choices and inputs of any kind; a field has to say which.
            add_filter("graphql_{$type}_fields", [$this, 'withChoices'], 50);
        }
    }

    /**
     * @param array<string, mixed> $fields of a GraphQL type, by name
     * @return array<string, mixed>
     */
    public function withChoices(array $fields): array
    {
        // Gravity Forms has the Multiple Choice field since 2.9.
        $choice = class_exists('GF_Field_Multiple_Choice') ? 'MultiChoiceFieldChoice' : 'CheckboxFieldChoice';
        return array_merge(['inputName' => self::inputName()], $fields, [
            'choices' => [
                'type' => ['list_of' => $choice],
                'description' => 'The choices, of a Likert field the columns.',
                'resolve' => static function ($field): array {
                    return self::listOf($field->choices);
                },
            ],
            'inputs' => [
                'type' => ['list_of' => 'GfFieldInput'],
                'description' => 'The inputs of checkboxes, and of a Likert field one for each row.',
                'resolve' => static function ($field): array {
                    return array_map(static function (array $input): array {
                        // WPGraphQL for Gravity Forms names a type that it does not register.
                        return ['graphql_type' => 'CheckboxInputProperty'] + $input;
                    }, self::listOf($field->inputs));
                },
            ],
        ]);
    }

    /**
     * WPGraphQL for Gravity Forms adds it beside an interface, and only to surveys.
     *
     * @return array<string, mixed>
     */
    private static function inputName(): array
    {
        return ['type' => 'String', 'description' => 'The parameter of a URL that fills the field in.'];
    }

    /**
     * The rows of a Likert field are inputs like those of checkboxes. Without this, only one value would be stored.
     *
     * @param string $class
     * @param array<string, mixed> $args of the mutation
     * @param object $field
     */
    public function valueClass($class, $args, $field): string
    {
        $hasRows = $field->get_input_type() === 'likert' && self::listOf($field->inputs) !== [];
        return $hasRows ? self::CHECKBOX_VALUES : (string) $class;
    }

    /**
     * @param mixed $items stored as an array, or as an empty text
     * @return array<int, array<string, mixed>>
     */
    private static function listOf($items): array
    {
        return is_array($items) ? array_values($items) : [];
    }
}
