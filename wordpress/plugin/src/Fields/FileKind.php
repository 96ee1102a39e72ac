<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

final class FileKind extends ConnectedKind
{
    protected const IS_ONE = true;

    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return ['type' => 'file', 'return_format' => 'array'];
    }
}
