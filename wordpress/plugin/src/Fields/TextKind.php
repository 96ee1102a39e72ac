<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

class TextKind extends PlainKind
{
    private array $settings;

    public function __construct(array $settings)
    {
        $this->settings = $settings;
    }

    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return $this->settings;
    }

    protected function flatType()
    {
        return 'String';
    }

    public function flatValue(array $stored)
    {
        $text = is_scalar($stored[0] ?? null) ? (string) $stored[0] : '';
        return $text === '' ? null : $text;
    }
}
