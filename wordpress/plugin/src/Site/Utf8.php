<?php

declare(strict_types=1);

namespace Headwater\Site;

defined('ABSPATH') || exit;

/**
 * Texts from outside, as the database takes them: WordPress refuses a whole row for one broken character.
 */
final class Utf8
{
    /** At most so many bytes of the text, cut between characters. */
    public static function cut(string $text, int $bytes): string
    {
        if (preg_match('//u', $text) !== 1) {
            $text = (string) preg_replace('/[\x80-\xFF]/', '?', $text);
        }
        if (strlen($text) <= $bytes) {
            return $text;
        }
        $end = $bytes;
        while ($end > 0 && (ord($text[$end]) & 0xC0) === 0x80) {
            $end -= 1;
        }
        return substr($text, 0, $end);
    }
}
