<?php

declare(strict_types=1);

namespace Headwater\Demo\Importers;

use Headwater\Content\SearchEngineFields;
use Headwater\Content\Templates;
use Headwater\Demo\DemoMarks;
use Headwater\Demo\DemoTexts;
use Headwater\Demo\Importer;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Content of every type, without its custom fields: those may refer to content that comes later.
 */
final class PostImporter implements Importer
{
    private DemoMarks $marks;
    private DemoTexts $texts;
    private Templates $templates;

    public function __construct(DemoMarks $marks, DemoTexts $texts, Templates $templates)
    {
        $this->marks = $marks;
        $this->texts = $texts;
        $this->templates = $templates;
    }

    public function import(array $item): string
    {
        if ($this->marks->post($item['key']) !== null) {
            return '';
        }
        if (!post_type_exists($item['type'])) {
            /* translators: %s: name of a content type */
            $problem = __('This WordPress has no content type %s.', 'headwater');
            throw new RuntimeException(sprintf($problem, $item['type']));
        }
        $path = $item['parent'] === '' ? $item['slug'] : trim($item['path'], '/');
        $present = get_page_by_path($path, OBJECT, $item['type']);
        // WordPress looks among the files of the media library, too.
        if ($present instanceof \WP_Post && $present->post_type !== $item['type']) {
            $present = null;
        }
        if ($present instanceof \WP_Post && $present->post_status !== 'draft') {
            $this->marks->know("post {$item['key']}", $present->ID);
            /* translators: 1: title of a page, 2: its path */
            return sprintf(__('"%1$s" at %2$s is yours and stays as it is.', 'headwater'), $present->post_title, $path);
        }
        if ($present instanceof \WP_Post) {
            self::freePath($present);
        }
        $this->insert($item);
        return '';
    }

    /** A draft has no path yet. It gets the next free one when it is published. */
    private static function freePath(\WP_Post $draft): void
    {
        global $wpdb;
        $wpdb->update($wpdb->posts, ['post_name' => ''], ['ID' => $draft->ID]);
        clean_post_cache($draft->ID);
    }

    /** In one call: an interrupted import leaves nothing half done, or nothing that the next one takes for yours. */
    private function insert(array $item): void
    {
        $id = wp_insert_post(wp_slash([
            'post_type' => $item['type'],
            'post_name' => $item['slug'],
            'post_title' => $item['title'],
            'post_content' => $this->texts->html($item['content']),
            'post_excerpt' => $item['excerpt'],
            'post_status' => $item['status'],
            'post_parent' => $item['parent'] === '' ? 0 : (int) $this->marks->post($item['parent']),
            'post_author' => (int) $this->marks->user("user {$item['author']}"),
            // Content of the future would be scheduled.
            'post_date' => min(str_replace('T', ' ', $item['date']), current_time('mysql')),
            'comment_status' => 'closed',
            'ping_status' => 'closed',
            'post_category' => $this->terms('category', $item['categories']),
            'tags_input' => $this->terms('post_tag', $item['tags']),
            'meta_input' => [DemoMarks::META => $item['key']] + $this->meta($item),
        ]), true);
        if (is_wp_error($id)) {
            throw new RuntimeException("{$item['title']}: " . $id->get_error_message());
        }
        $this->marks->know("post {$item['key']}", $id);
        if ($item['sticky']) {
            stick_post($id);
        }
    }

    /** @return array<string, mixed> */
    private function meta(array $item): array
    {
        $meta = SearchEngineFields::metaOf($item['seo']);
        $template = $this->templates->labeled($item['template']);
        if ($template !== null && !$template->isDefault()) {
            $meta['_wp_page_template'] = $this->templates->storedNameOf($template);
        }
        $picture = $item['featuredImage'] === '' ? null : $this->marks->post("media {$item['featuredImage']}");
        if ($picture !== null) {
            $meta['_thumbnail_id'] = $picture;
        }
        return $meta;
    }

    /**
     * @param string[] $slugs
     * @return int[] IDs
     */
    private function terms(string $taxonomy, array $slugs): array
    {
        $terms = array_map(fn (string $slug): int => (int) $this->marks->term("$taxonomy $slug"), $slugs);
        return array_values(array_filter($terms));
    }
}
