<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

final class ImageKind extends GroupedKind
{
    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return ['type' => 'image', 'return_format' => 'array'];
    }
}
