<?php

declare(strict_types=1);

namespace Headwater\Content;

use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * Registers the types of the inputs of Multiple Choice and Image Choice with several choices. WPGraphQL for Gravity
 * Forms returns each input with one of these types and does not register them: the inputs and their IDs are missing.
 */
final class ChoiceInputs implements Feature
{
    private const TYPES = ['MultiChoiceCheckboxInputProperty', 'ImageChoiceCheckboxInputProperty'];

    public function register(): void
    {
        add_action('graphql_register_types_late', [$this, 'registerTypes'], 50);
    }

    /** @param \WPGraphQL\Registry\TypeRegistry $registry */
    public function registerTypes($registry): void
    {
        if (!$registry->has_type('GfFieldInput')) {
            return;
        }
        foreach (self::TYPES as $type) {
            if (!$registry->has_type($type)) {
                $registry->register_object_type($type, [
                    'description' => 'An input of a choice.',
                    'interfaces' => ['GfFieldInput'],
                    'fields' => [],
                    'eagerlyLoadType' => true,
                ]);
            }
        }
    }
}
