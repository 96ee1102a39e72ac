<?php

declare(strict_types=1);

namespace Headwater\Fields;

defined('ABSPATH') || exit;

final class WysiwygKind extends TextKind
{
    /** Formatted like the same field in a group: paragraphs, curly quotes, shortcodes. */
    public function flatValue(array $stored)
    {
        $html = parent::flatValue($stored);
        if ($html === null) {
            return null;
        }
        if (has_filter('acf_the_content')) {
            return apply_filters('acf_the_content', $html);
        }
        return do_shortcode(shortcode_unautop(wpautop(wptexturize($html))));
    }
}
