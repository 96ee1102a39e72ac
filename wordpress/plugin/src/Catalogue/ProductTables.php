<?php

declare(strict_types=1);

namespace Headwater\Catalogue;

use Headwater\Content\Templates;
use Headwater\Demo\FieldKeys;
use Headwater\Model\ContentModel;
use Headwater\Site\SitePath;

defined('ABSPATH') || exit;

/**
 * The field `catalogueTables` of products, which imports read and write.
 */
final class ProductTables
{
    /** Products that are listed, and written, at once. */
    public const BATCH = 200;
    private const TEMPLATE = 'Single Product';
    private const GROUP = 'singleProduct';
    private const FIELD = 'catalogueTables';
    private const STATUSES = "'publish', 'private', 'draft', 'pending', 'future'";

    private ContentModel $model;
    private Templates $templates;

    public function __construct(ContentModel $model, Templates $templates)
    {
        $this->model = $model;
        $this->templates = $templates;
    }

    /** @return array[] products behind an ID, published or not; fewer than a batch at the end */
    public function list(int $after): array
    {
        global $wpdb;
        $ids = $wpdb->get_col($wpdb->prepare(
            "SELECT p.ID FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID
             WHERE m.meta_key = '_wp_page_template' AND m.meta_value = %s AND p.post_type <> 'revision'
             AND p.post_status IN (" . self::STATUSES . ') AND p.ID > %d ORDER BY p.ID LIMIT %d',
            $this->file(),
            $after,
            self::BATCH
        ));
        _prime_post_caches(array_map('intval', $ids), false, true);
        return array_map(fn (string $id): array => $this->product((int) $id), $ids);
    }

    /** @return array[] */
    public function all(): array
    {
        $products = [];
        do {
            $batch = $this->list($products === [] ? 0 : end($products)['id']);
            $products = array_merge($products, $batch);
        } while (count($batch) === self::BATCH);
        return $products;
    }

    /**
     * Writes fields that are what they were when the file was read. Through Advanced Custom Fields, or as it would: its
     * reference to the field is what makes WPGraphQL return the value.
     *
     * @param array[] $writes
     * @return int[] the IDs that were written
     */
    public function write(array $writes): array
    {
        $key = (new FieldKeys($this->model))->ofGroup(self::GROUP)[self::FIELD]['key'] ?? null;
        $written = [];
        foreach ($key === null ? [] : $writes as $write) {
            [$id, $was, $tables] = [(int) ($write['id'] ?? 0), $write['was'] ?? null, $write['tables'] ?? null];
            $isProduct = get_post_meta($id, '_wp_page_template', true) === $this->file();
            if (!$isProduct || !is_string($tables) || $was !== self::tables($id) || get_post_status($id) === 'trash') {
                continue;
            }
            update_post_meta($id, '_' . self::FIELD, $key);
            update_post_meta($id, self::FIELD, wp_slash($tables));
            self::modify($id);
            $written[] = $id;
        }
        return $written;
    }

    private function file(): string
    {
        $template = $this->templates->labeled(self::TEMPLATE);
        return $template === null ? '' : $this->templates->storedNameOf($template);
    }

    private function product(int $id): array
    {
        $isPublic = in_array(get_post_status($id), ['publish', 'private'], true);
        return [
            'id' => $id,
            'title' => html_entity_decode((string) get_post_field('post_title', $id), ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            'path' => $isPublic ? (string) SitePath::fromWordPress(get_permalink($id)) : '',
            'tables' => self::tables($id),
        ];
    }

    private static function tables(int $id): string
    {
        $value = get_post_meta($id, self::FIELD, true);
        return is_string($value) ? $value : '';
    }

    /** The site finds what changed by its date; saving the content again would filter its HTML. */
    private static function modify(int $id): void
    {
        global $wpdb;
        $dates = ['post_modified' => current_time('mysql'), 'post_modified_gmt' => current_time('mysql', true)];
        $wpdb->update($wpdb->posts, $dates, ['ID' => $id]);
        clean_post_cache($id);
    }
}
