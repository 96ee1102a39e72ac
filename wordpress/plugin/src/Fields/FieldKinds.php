<?php

declare(strict_types=1);

namespace Headwater\Fields;

use InvalidArgumentException;

defined('ABSPATH') || exit;

/**
 * Every kind of field by its name in the content model.
 */
final class FieldKinds
{
    private const CLASSES = [
        'text' => TextKind::class,
        'textarea' => TextareaKind::class,
        'wysiwyg' => WysiwygKind::class,
        'number' => NumberKind::class,
        'strings' => StringsKind::class,
        'image' => ImageKind::class,
        'file' => FileKind::class,
        'gallery' => GalleryKind::class,
        'page' => PageKind::class,
        'pages' => PagesKind::class,
        'link' => LinkKind::class,
        'choice' => ChoiceKind::class,
        'repeater' => RepeaterKind::class,
    ];

    /** @return string[] */
    public static function names(): array
    {
        return array_keys(self::CLASSES);
    }

    /** @throws InvalidArgumentException for a kind that a newer content model has */
    public static function named(string $kind): FieldKind
    {
        $class = self::CLASSES[$kind] ?? null;
        if ($class === null) {
            /* translators: %s: a kind of field */
            $problem = __('Headwater: model.json has fields of the unknown kind "%s". Update the plugin.', 'headwater');
            throw new InvalidArgumentException(sprintf($problem, $kind));
        }
        return new $class();
    }
}
