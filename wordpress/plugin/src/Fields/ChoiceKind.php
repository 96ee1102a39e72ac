<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

final class ChoiceKind extends TextKind
{
    /** A radio, since WPGraphQL for ACF takes a select for several texts. */
    public function acfSettings(Field $field, string $keyPrefix): array
    {
        $labels = array_map([Field::class, 'labelOf'], $field->choices);
        $choices = array_combine($field->choices, $labels);
        return parent::acfSettings($field, $keyPrefix) + ['choices' => $choices, 'allow_null' => 1];
    }
}
