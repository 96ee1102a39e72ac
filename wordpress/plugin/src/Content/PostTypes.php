<?php

declare(strict_types=1);

namespace Headwater\Content;

use Headwater\Feature;
use Headwater\Model\ContentModel;
use Headwater\Model\ContentType;
use Headwater\Model\Field;

defined('ABSPATH') || exit;

/**
 * Registers the content types. A type that a theme or another plugin registers itself stays theirs, and only gets its
 * names in GraphQL.
 */
final class PostTypes implements Feature
{
    private const OPTION = 'headwater_permalinks';

    private ContentModel $model;
    private string $pluginFile;

    public function __construct(ContentModel $model, string $pluginFile)
    {
        $this->model = $model;
        $this->pluginFile = $pluginFile;
    }

    public function register(): void
    {
        // Late, so that other plugins and the theme can register a type of this name first.
        add_action('init', [$this, 'registerTypes'], 20);
        add_filter('register_post_type_args', [$this, 'withGraphqlNames'], 10, 2);
        // Rules that WordPress makes while the plugin is off lack its types.
        register_deactivation_hook($this->pluginFile, [self::class, 'forgetPermalinks']);
    }

    public function registerTypes(): void
    {
        foreach ($this->model->contentTypes as $type) {
            if (!post_type_exists($type->slug)) {
                register_post_type($type->slug, self::arguments($type));
            }
        }
        $this->renewPermalinks();
    }

    /** WordPress stores its rules for paths. Without new ones, those of a new type are 404s. */
    private function renewPermalinks(): void
    {
        $version = md5((string) wp_json_encode(array_map(
            static fn (ContentType $type): array => [$type->archive, $type->hasOwnPage, $type->hierarchical],
            $this->model->contentTypes
        )));
        if (get_option(self::OPTION) !== $version) {
            update_option(self::OPTION, $version);
            flush_rewrite_rules(false);
        }
    }

    public static function forgetPermalinks(): void
    {
        delete_option(self::OPTION);
    }

    /**
     * @param array $arguments
     * @param string $slug
     */
    public function withGraphqlNames($arguments, $slug)
    {
        $type = $this->model->contentTypes[$slug] ?? null;
        // WPGraphQL names WordPress's own types.
        if ($type === null || $type->isBuiltIn() || !is_array($arguments)) {
            return $arguments;
        }
        return [
            'show_in_graphql' => true,
            'graphql_single_name' => $type->singleName,
            'graphql_plural_name' => $type->pluralName,
        ] + $arguments;
    }

    private static function arguments(ContentType $type): array
    {
        return [
            'labels' => self::labels($type),
            'public' => true,
            'hierarchical' => $type->hierarchical,
            'publicly_queryable' => $type->hasOwnPage,
            'exclude_from_search' => !$type->hasOwnPage,
            'has_archive' => $type->archive === null ? false : trim($type->archive, '/'),
            'rewrite' => $type->hasOwnPage ? ['slug' => $type->slug, 'with_front' => false] : false,
            'show_in_rest' => true,
            'supports' => array_merge(['title', 'revisions'], $type->supports, self::customFields()),
        ];
    }

    /** WordPress calls entries of every type posts where it is not told otherwise. */
    public static function labels(ContentType $type): array
    {
        $all = translate($type->label, 'headwater');
        $one = Field::labelOf($type->singleName);
        /* translators: %s: one entry, such as "Technical document" */
        $add = sprintf(__('Add: %s', 'headwater'), $one);
        return [
            'name' => $all,
            'singular_name' => $one,
            'add_new' => $add,
            'add_new_item' => $add,
            'new_item' => $add,
            /* translators: %s: one entry, such as "Technical document" */
            'edit_item' => sprintf(__('Edit: %s', 'headwater'), $one),
            /* translators: %s: one entry, such as "Technical document" */
            'view_item' => sprintf(__('View: %s', 'headwater'), $one),
            'all_items' => $all,
            /* translators: %s: all entries of a type, such as "Documents" */
            'search_items' => sprintf(__('Search: %s', 'headwater'), $all),
            'not_found' => __('Nothing found.', 'headwater'),
            'not_found_in_trash' => __('Nothing found in the trash.', 'headwater'),
        ];
    }

    /** Without a plugin for fields, editors write them in WordPress's own panel. */
    private static function customFields(): array
    {
        return class_exists('ACF') ? [] : ['custom-fields'];
    }
}
