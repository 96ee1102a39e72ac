<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

final class GalleryKind extends ConnectedKind
{
    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return ['type' => 'gallery', 'return_format' => 'array'];
    }
}
