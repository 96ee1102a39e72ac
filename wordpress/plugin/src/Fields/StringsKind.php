<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

/**
 * Several texts. Editors write one per line; importers may store an array, or one meta row per text.
 */
final class StringsKind extends PlainKind
{
    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return ['type' => 'textarea', 'new_lines' => '', 'instructions' => __('One per line.', 'headwater')];
    }

    protected function flatType()
    {
        return ['list_of' => 'String'];
    }

    public function flatValue(array $stored)
    {
        $texts = [];
        array_walk_recursive($stored, static function ($text) use (&$texts): void {
            foreach (preg_split('/\R/u', (string) $text) ?: [] as $line) {
                if (trim($line) !== '') {
                    $texts[] = trim($line);
                }
            }
        });
        return $texts === [] ? null : $texts;
    }
}
