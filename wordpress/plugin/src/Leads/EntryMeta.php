<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Headwater\Site\SharedSecret;
use Headwater\Site\Utf8;

defined('ABSPATH') || exit;

/**
 * The client's data about visitor and page. WPGraphQL for Gravity Forms accepts it from any client; this plugin accepts
 * it from the site only.
 */
final class EntryMeta
{
    /** Lengths of Gravity Forms' columns. A longer value would fail the response after the entry is stored. */
    private const LONGEST = ['ip' => 39, 'sourceUrl' => 200, 'userAgent' => 250];

    /**
     * What the site says beside a submission through the REST API, which has no input for it.
     *
     * @param string $header JSON, URI-encoded; empty for none
     * @return array<string, string> texts under the names that it knows; anything else is left out
     */
    public static function fromHeader(string $header): array
    {
        $meta = json_decode(rawurldecode($header), true);
        $texts = array_filter(is_array($meta) ? $meta : [], 'is_string');
        return self::shortened(array_intersect_key($texts, self::LONGEST), true);
    }

    public static function trusted(array $meta): array
    {
        return self::shortened($meta, SharedSecret::isFromSite());
    }

    /** @param bool $isFromSite if false, only the page's URL is stored, which every form on a web page sends */
    public static function shortened(array $meta, bool $isFromSite): array
    {
        $believed = $isFromSite ? $meta : array_intersect_key($meta, ['sourceUrl' => true]);
        foreach (self::LONGEST as $name => $length) {
            if (is_string($believed[$name] ?? null)) {
                $believed[$name] = Utf8::cut($believed[$name], $length);
            }
        }
        return $believed;
    }
}
