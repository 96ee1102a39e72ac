<?php

declare(strict_types=1);

namespace Headwater\Content;

use RankMath\Helper;
use RankMath\Post;
use RankMath\Term;

defined('ABSPATH') || exit;

/** What editors wrote in Rank Math. Its heads are made for the page that WordPress shows, of which GraphQL has none. */
final class RankMathTexts
{
    /** @return array<string, string> */
    public static function ofPost(int $id): array
    {
        return self::texts(static fn (string $key) => Post::get_meta($key, $id), 'pt_' . get_post_type($id));
    }

    /** @return array<string, string> */
    public static function ofTerm(int $id): array
    {
        $term = get_term($id);
        return $term instanceof \WP_Term
            ? self::texts(static fn (string $key) => Term::get_meta($key, $term), "tax_$term->taxonomy")
            : [];
    }

    /**
     * @param callable(string): mixed $read
     * @return array<string, string>
     */
    private static function texts(callable $read, string $kind): array
    {
        $variables = rank_math()->variables;
        if (!is_object($variables)) {
            // Until an administrator sets Rank Math up, it writes nothing into heads.
            return [];
        }
        $variables->setup();
        $setting = Helper::get_settings("titles.{$kind}_custom_robots") ? "{$kind}_robots" : 'robots_global';
        $robots = array_filter((array) $read('robots'))
            ?: array_filter((array) Helper::get_settings("titles.$setting"));
        $head = [
            self::tag('name', 'robots', implode(', ', $robots)),
            self::tag('property', 'og:title', $read('facebook_title')),
            self::tag('property', 'og:description', $read('facebook_description')),
            self::tag('property', 'og:image', $read('facebook_image')),
        ];
        // Where an editor has not unticked "Use Data from Facebook Tab", Rank Math ignores what stands here.
        $isOwn = in_array($read('twitter_use_facebook'), ['off', false], true);
        foreach ($isOwn ? ['title', 'description', 'image'] : [] as $part) {
            $head[] = self::tag('name', "twitter:$part", $read("twitter_$part"));
        }
        return [
            'title' => (string) $read('title'),
            'metaDesc' => (string) $read('description'),
            'canonical' => (string) $read('canonical_url'),
            'fullHead' => implode("\n", array_filter($head)),
            'metaRobotsNoindex' => in_array('noindex', $robots, true) ? 'noindex' : 'index',
            'metaRobotsNofollow' => in_array('nofollow', $robots, true) ? 'nofollow' : 'follow',
        ];
    }

    /** @param mixed $content */
    private static function tag(string $attribute, string $name, $content): string
    {
        return is_string($content) && $content !== ''
            ? sprintf('<meta %s="%s" content="%s" />', $attribute, $name, esc_attr($content))
            : '';
    }
}
