<?php

declare(strict_types=1);

namespace Headwater\Demo\Importers;

use Headwater\Demo\DemoMarks;
use Headwater\Demo\DemoTexts;
use Headwater\Demo\FieldKeys;
use Headwater\Demo\Importer;

defined('ABSPATH') || exit;

/**
 * Custom fields, as plugins for them store them: the value, and beside it the field's key. They show up when such a
 * plugin is installed later.
 */
final class FieldImporter implements Importer
{
    private const DONE = DemoMarks::META . '_fields';

    private DemoMarks $marks;
    private DemoTexts $texts;
    private FieldKeys $keys;

    public function __construct(DemoMarks $marks, DemoTexts $texts, FieldKeys $keys)
    {
        $this->marks = $marks;
        $this->texts = $texts;
        $this->keys = $keys;
    }

    public function import(array $item): string
    {
        $id = $this->marks->post($item['post']);
        $isDemo = $id !== null && get_post_meta($id, DemoMarks::META, true) === $item['post'];
        if (!$isDemo || get_post_meta($id, self::DONE, true)) {
            return '';
        }
        $this->writeAll($id, $this->keys->ofType($item['type']), $item['fields']);
        $unknown = [];
        foreach ($item['groups'] as $group => $values) {
            $fields = $this->keys->ofGroup($group);
            if ($fields === null) {
                $unknown[] = $group;
                continue;
            }
            $this->writeAll($id, $fields, $values);
        }
        update_post_meta($id, self::DONE, '1');
        /* translators: %s: names of field groups */
        $problem = __('The content model has no field group %s.', 'headwater');
        return $unknown === [] ? '' : sprintf($problem, implode(', ', $unknown));
    }

    /** @param array[] $fields settings of the fields, by name */
    private function writeAll(int $id, array $fields, array $values): void
    {
        foreach ($values as $name => $value) {
            $field = $fields[$name] ?? null;
            if ($field !== null && $value !== null) {
                $this->write($id, (string) $name, $field, $value);
            }
        }
    }

    /** @param mixed $value */
    private function write(int $id, string $name, array $field, $value): void
    {
        if (empty($field['sub_fields'])) {
            $this->store($id, $name, $field, $this->texts->stored($value));
            return;
        }
        $rows = array_values((array) $value);
        $this->store($id, $name, $field, (string) count($rows));
        $columns = FieldKeys::byName($field['sub_fields']);
        foreach ($rows as $number => $row) {
            foreach ($row as $column => $cell) {
                if (isset($columns[$column]) && $cell !== null) {
                    $this->write($id, "{$name}_{$number}_$column", $columns[$column], $cell);
                }
            }
        }
    }

    /** @param mixed $value */
    private function store(int $id, string $name, array $field, $value): void
    {
        $isSingle = $field['type'] === 'post_object' && empty($field['multiple']);
        update_post_meta($id, $name, wp_slash($isSingle && is_array($value) ? ($value[0] ?? '') : $value));
        update_post_meta($id, "_$name", $field['key']);
    }
}
