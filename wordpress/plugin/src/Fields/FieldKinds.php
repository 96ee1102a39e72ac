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
    /** @return array<string, FieldKind> */
    private static function all(): array
    {
        $media = ['return_format' => 'array'];
        $entry = ['type' => 'post_object', 'return_format' => 'object', 'allow_null' => 1];
        $pages = ['type' => 'relationship', 'post_type' => ['page'], 'return_format' => 'object'];
        return [
            'text' => new TextKind(['type' => 'text']),
            // The site makes paragraphs of lines itself.
            'textarea' => new TextKind(['type' => 'textarea', 'new_lines' => '']),
            'wysiwyg' => new WysiwygKind(['type' => 'wysiwyg']),
            'number' => new NumberKind(),
            'strings' => new StringsKind(),
            'image' => new ConnectedKind(['type' => 'image'] + $media, 'MediaItem', true),
            'file' => new ConnectedKind(['type' => 'file'] + $media, 'MediaItem', true),
            'gallery' => new ConnectedKind(['type' => 'gallery'] + $media, 'MediaItem', false),
            'page' => new ConnectedKind($entry, 'ContentNode', false),
            'pages' => new ConnectedKind($pages, 'ContentNode', false),
            'link' => new LinkKind(),
            'choice' => new ChoiceKind(['type' => 'radio']),
            'repeater' => new RepeaterKind(),
        ];
    }

    /** @return string[] */
    public static function names(): array
    {
        return array_keys(self::all());
    }

    /** @throws InvalidArgumentException for a kind that a newer content model has */
    public static function named(string $kind): FieldKind
    {
        $found = self::all()[$kind] ?? null;
        if ($found === null) {
            /* translators: %s: a kind of field */
            $problem = __('Headwater: model.json has fields of the unknown kind "%s". Update the plugin.', 'headwater');
            throw new InvalidArgumentException(sprintf($problem, $kind));
        }
        return $found;
    }
}
