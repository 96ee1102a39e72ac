<?php

declare(strict_types=1);

namespace Headwater\Demo\Importers;

use Headwater\Demo\DemoMarks;
use Headwater\Demo\Importer;

defined('ABSPATH') || exit;

/**
 * The pages that a form's confirmations lead to.
 */
final class FormPageImporter implements Importer
{
    private DemoMarks $marks;

    public function __construct(DemoMarks $marks)
    {
        $this->marks = $marks;
    }

    public function import(array $item): string
    {
        $id = $this->marks->form($item['form']);
        $form = $id !== null && class_exists('GFAPI') ? \GFAPI::get_form($id) : false;
        if (!is_array($form)) {
            return '';
        }
        foreach ($item['pages'] as $confirmation => $page) {
            $settings = $form['confirmations'][$confirmation] ?? null;
            // A page that an editor chose stays.
            if ($settings !== null && empty($settings['pageId'])) {
                $form['confirmations'][$confirmation]['pageId'] = (int) $this->marks->post($page);
            }
        }
        \GFAPI::update_form($form);
        return '';
    }
}
