<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

/**
 * A kind that exists in groups only: WPGraphQL for ACF resolves it.
 */
abstract class GroupedKind implements FieldKind
{
    abstract public function acfSettings(Field $field, string $keyPrefix): array;

    public function flatType()
    {
        return null;
    }

    public function flatValue(array $stored)
    {
        return null;
    }
}
