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
     * The GraphQL type of such a field on a content type itself; null for kinds that exist in groups only.
     *
     * @return string|array|null
     */
    public function flatType();

    /**
     * The value of such a field on a content type itself.
     *
     * @param array $stored the values of the post's meta with the field's name
     * @return mixed null for an empty field, as WPGraphQL for ACF answers it
     */
    public function flatValue(array $stored);
}
