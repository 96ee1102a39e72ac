<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

final class LinkKind extends PlainKind
{
    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return ['type' => 'link', 'return_format' => 'array'];
    }

    /** WPGraphQL for ACF makes the type. */
    protected function flatType()
    {
        return 'AcfLink';
    }

    public function flatValue(array $stored)
    {
        $link = $stored[0] ?? null;
        return is_array($link) && ($link['url'] ?? '') !== '' ? $link : null;
    }
}
