<?php

declare(strict_types=1);

namespace Headwater\Content;

use Headwater\Feature;
use Headwater\Model\ContentModel;

defined('ABSPATH') || exit;

/**
 * Provides `seo` where no SEO plugin's own bridge to GraphQL does: with the texts of Yoast SEO or Rank Math if one is
 * active, and with three fields of our own otherwise. A null lets the site compose title and description.
 */
final class SearchEngineFields implements Feature
{
    private const HEADER = 'X-Headwater-Search-Engines';
    private const ROBOTS = 'Yoast\\WP\\SEO\\Presenters\\Robots_Presenter';
    private const TITLE = 'headwater_seo_title';
    private const DESCRIPTION = 'headwater_seo_description';
    private const HIDDEN = 'headwater_noindex';

    private ContentModel $model;

    public function __construct(ContentModel $model)
    {
        $this->model = $model;
    }

    public function register(): void
    {
        add_filter('graphql_response_headers_to_send', [self::class, 'announce']);
        add_action('acf/init', [$this, 'registerGroup'], 30);
        add_action('graphql_register_types', [$this, 'registerType'], 90);
        // After Yoast SEO's own filter, which leaves the directives to wp_head.
        add_filter('wpseo_frontend_presenter_classes', [$this, 'presentersOf'], 20);
    }

    /**
     * Tells the site whether search engines may list it, as Settings, Reading says.
     *
     * @param mixed $headers
     */
    public static function announce($headers): array
    {
        return [self::HEADER => get_option('blog_public') ? 'allow' : 'discourage'] + (array) $headers;
    }

    /**
     * What Yoast SEO writes into a head. In GraphQL, its own bridge and ours read heads without wp_head, which would
     * otherwise add the directives for robots.
     *
     * @param mixed $classes
     * @return mixed
     */
    public function presentersOf($classes)
    {
        $isGraphql = function_exists('is_graphql_request') && is_graphql_request();
        return $isGraphql && is_array($classes) ? array_unique([...array_values($classes), self::ROBOTS]) : $classes;
    }

    public function registerGroup(): void
    {
        if (defined('WPSEO_VERSION') || class_exists('RankMath')) {
            return;
        }
        $types = array_keys($this->model->contentTypes);
        acf_add_local_field_group([
            'key' => 'group_headwater_seo',
            'title' => __('Search engines', 'headwater'),
            'position' => 'side',
            'show_in_graphql' => 0,
            'fields' => [
                self::field(self::TITLE, __('Title', 'headwater'), 'text'),
                self::field(self::DESCRIPTION, __('Description', 'headwater'), 'textarea'),
                self::field(self::HIDDEN, __('Hide from search engines', 'headwater'), 'true_false'),
            ],
            'location' => array_map(
                static fn (string $type): array => [['param' => 'post_type', 'operator' => '==', 'value' => $type]],
                $types
            ),
        ]);
    }

    private static function field(string $name, string $label, string $type): array
    {
        return ['key' => "field_$name", 'name' => $name, 'label' => $label, 'type' => $type, 'show_in_graphql' => 0];
    }

    /**
     * Texts for search engines as meta of a post, for Yoast SEO or Rank Math if one is active.
     *
     * @param array{title?: string, metaDesc?: string, noindex?: bool} $texts
     * @return array<string, string|string[]>
     */
    public static function metaOf(array $texts): array
    {
        $isRankMath = class_exists('RankMath');
        [$title, $description, $hidden] = defined('WPSEO_VERSION')
            ? ['_yoast_wpseo_title', '_yoast_wpseo_metadesc', '_yoast_wpseo_meta-robots-noindex']
            : ($isRankMath
                ? ['rank_math_title', 'rank_math_description', 'rank_math_robots']
                : [self::TITLE, self::DESCRIPTION, self::HIDDEN]);
        return array_filter([
            $title => $texts['title'] ?? '',
            $description => $texts['metaDesc'] ?? '',
            $hidden => empty($texts['noindex']) ? '' : ($isRankMath ? ['noindex'] : '1'),
        ]);
    }

    /** @param object $registry WPGraphQL's registry of types */
    public function registerType($registry): void
    {
        $hasBridge = class_exists('WPGraphQL\\RankMath\\Main')
            || (method_exists($registry, 'has_type') && $registry->has_type('PostTypeSEO'));
        if ($hasBridge) {
            return;
        }
        $names = ['title', 'metaDesc', 'fullHead', 'canonical', 'metaRobotsNoindex', 'metaRobotsNofollow'];
        foreach (['PostTypeSEO', 'TaxonomySEO'] as $type) {
            register_graphql_object_type($type, [
                'description' => 'What search engines and social networks read.',
                'fields' => array_fill_keys($names, ['type' => 'String']),
            ]);
        }
        register_graphql_field('NodeWithTitle', 'seo', [
            'type' => 'PostTypeSEO',
            'resolve' => static fn ($post): array => self::textsOf((int) $post->databaseId),
        ]);
        foreach (['Category', 'Tag'] as $type) {
            register_graphql_field($type, 'seo', [
                'type' => 'TaxonomySEO',
                'resolve' => static fn ($term): array => self::termTexts((int) $term->databaseId),
            ]);
        }
        register_graphql_field('PostToCategoryConnectionEdge', 'isPrimary', [
            'type' => 'Boolean',
            'resolve' => static fn (array $edge): bool =>
                self::mainCategoryOf((int) $edge['source']->databaseId) === (int) $edge['node']->databaseId,
        ]);
    }

    /** The category that an editor chose as the main one of a post; 0 for none. */
    public static function mainCategoryOf(int $postId): int
    {
        return function_exists('yoast_get_primary_term_id')
            ? (int) yoast_get_primary_term_id('category', $postId)
            : (int) get_post_meta($postId, 'rank_math_primary_category', true);
    }

    /** @return array<string, string|null> */
    private static function textsOf(int $postId): array
    {
        if (function_exists('YoastSEO')) {
            return self::yoastTexts(YoastSEO()->meta->for_post($postId));
        }
        if (class_exists('RankMath')) {
            return self::filled(RankMathTexts::ofPost($postId));
        }
        $isHidden = (bool) get_post_meta($postId, self::HIDDEN, true);
        return self::filled([
            'title' => get_post_meta($postId, self::TITLE, true),
            'metaDesc' => get_post_meta($postId, self::DESCRIPTION, true),
            'fullHead' => $isHidden ? '<meta name="robots" content="noindex, nofollow" />' : '',
            'metaRobotsNoindex' => $isHidden ? 'noindex' : '',
            'metaRobotsNofollow' => $isHidden ? 'nofollow' : '',
        ]);
    }

    /** @return array<string, string|null> */
    private static function termTexts(int $termId): array
    {
        if (function_exists('YoastSEO')) {
            return self::yoastTexts(YoastSEO()->meta->for_term($termId));
        }
        return class_exists('RankMath') ? self::filled(RankMathTexts::ofTerm($termId)) : [];
    }

    /**
     * @param mixed $meta what Yoast SEO knows about an object, or false
     * @return array<string, string|null>
     */
    private static function yoastTexts($meta): array
    {
        return !is_object($meta) ? [] : self::filled([
            'title' => $meta->title,
            'metaDesc' => $meta->description,
            'fullHead' => $meta->get_head()->html,
            'canonical' => $meta->canonical,
            'metaRobotsNoindex' => $meta->robots['index'] ?? '',
            'metaRobotsNofollow' => $meta->robots['follow'] ?? '',
        ]);
    }

    /** @return array<string, string|null> */
    private static function filled(array $texts): array
    {
        return array_map(static fn ($text) => is_string($text) && $text !== '' ? $text : null, $texts);
    }
}
