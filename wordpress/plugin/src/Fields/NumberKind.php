<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

final class NumberKind extends PlainKind
{
    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return ['type' => 'number', 'step' => 'any'];
    }

    protected function flatType()
    {
        return 'Float';
    }

    /** Zero is a number: a meridian and the equator are on the map. */
    public function flatValue(array $stored)
    {
        $number = $stored[0] ?? null;
        return is_numeric($number) ? (float) $number : null;
    }
}
