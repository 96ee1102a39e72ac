<?php

declare(strict_types=1);

namespace Headwater\Demo\Importers;

use Headwater\Demo\DemoMarks;
use Headwater\Demo\Importer;
use RuntimeException;

defined('ABSPATH') || exit;

final class TermImporter implements Importer
{
    private DemoMarks $marks;

    public function __construct(DemoMarks $marks)
    {
        $this->marks = $marks;
    }

    public function import(array $item): string
    {
        if ($this->marks->term($item['key']) !== null) {
            return '';
        }
        $present = get_term_by('slug', $item['slug'], $item['taxonomy']);
        if ($present instanceof \WP_Term) {
            $this->marks->know("term {$item['key']}", $present->term_id);
            return '';
        }
        $term = wp_insert_term(wp_slash($item['name']), $item['taxonomy'], wp_slash([
            'slug' => $item['slug'],
            'description' => $item['description'],
        ]));
        if (is_wp_error($term)) {
            throw new RuntimeException("{$item['name']}: " . $term->get_error_message());
        }
        $this->marks->markTerm($item['key'], (int) $term['term_id']);
        return '';
    }
}
