<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

class TextKind implements FieldKind
{
    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return ['type' => 'text'];
    }

    public function flatType()
    {
        return 'String';
    }

    public function flatValue(array $stored)
    {
        $text = is_scalar($stored[0] ?? null) ? (string) $stored[0] : '';
        return $text === '' ? null : $text;
    }
}
