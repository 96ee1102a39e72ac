<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

class TextareaKind extends TextKind
{
    public function acfSettings(Field $field, string $keyPrefix): array
    {
        // The site makes paragraphs of lines itself.
        return ['type' => 'textarea', 'new_lines' => ''];
    }
}
