<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

final class PageKind extends ConnectedKind
{
    protected const TO = 'ContentNode';

    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return ['type' => 'post_object', 'return_format' => 'object', 'allow_null' => 1];
    }
}
