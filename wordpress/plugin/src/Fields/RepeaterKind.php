<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

final class RepeaterKind extends GroupedKind
{
    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return [
            'type' => 'repeater',
            'layout' => 'block',
            'sub_fields' => AcfFields::of($field->rows, $keyPrefix),
        ];
    }
}
