<?php

declare(strict_types=1);

namespace Headwater\Demo;

defined('ABSPATH') || exit;

/**
 * Recognizes drawings that are shapes and nothing else. A browser runs scripts of an SVG that is opened by its URL.
 */
final class PlainSvg
{
    public const TYPE = 'image/svg+xml';
    private const ELEMENTS = [
        'svg', 'g', 'defs', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon',
    ];

    public static function isPlain(string $svg): bool
    {
        // Neither declarations nor entities nor comments, in which something could hide.
        if (preg_match('/<[!?]|&|\shref|:href|url\(|\son\w+\s*=|style\s*=/i', $svg) === 1) {
            return false;
        }
        preg_match_all('/<\s*\/?\s*([^\s\/>]+)/', $svg, $found);
        return $found[1] !== [] && array_diff($found[1], self::ELEMENTS) === [];
    }
}
