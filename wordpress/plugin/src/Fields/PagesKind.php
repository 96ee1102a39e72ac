<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

final class PagesKind extends ConnectedKind
{
    protected const TO = 'ContentNode';

    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return ['type' => 'relationship', 'post_type' => ['page'], 'return_format' => 'object'];
    }
}
