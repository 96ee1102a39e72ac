<?php

declare(strict_types=1);

namespace Headwater\Demo\Importers;

use Headwater\Demo\DemoMarks;
use Headwater\Demo\Importer;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Forms, where Gravity Forms is active. Confirmations name pages that come later; FormPageImporter adds them.
 */
final class FormImporter implements Importer
{
    private DemoMarks $marks;

    public function __construct(DemoMarks $marks)
    {
        $this->marks = $marks;
    }

    public function import(array $item): string
    {
        if (!class_exists('GFAPI')) {
            return __(
                'Without Gravity Forms there are no forms. Activate it, remove the demo content and import it again.',
                'headwater'
            );
        }
        $present = $this->marks->form($item['key']);
        if ($present !== null && \GFAPI::form_id_exists($present)) {
            return '';
        }
        $id = \GFAPI::add_form($item['form']);
        if (is_wp_error($id)) {
            throw new RuntimeException("Form {$item['form']['title']}: " . $id->get_error_message());
        }
        $this->marks->markForm($item['key'], (int) $id);
        return '';
    }
}
