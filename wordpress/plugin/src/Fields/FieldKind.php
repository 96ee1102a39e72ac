<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

/**
 * What a kind of field is for editors (settings of Advanced Custom Fields), and in GraphQL on a content type itself.
 */
interface FieldKind
{
    /**
     * Settings of the field in Advanced Custom Fields, beyond key, name and label.
     *
     * @param string $keyPrefix starts the keys of the fields in each row
     */
    public function acfSettings(Field $field, string $keyPrefix): array;

    /**
     * Adds such a field to a content type itself, or to the rows of one, with the type and values that WPGraphQL for
     * ACF gives it in a group. The value comes from `StoredMeta`.
     */
    public function registerOn(string $graphqlType, Field $field): void;
}
