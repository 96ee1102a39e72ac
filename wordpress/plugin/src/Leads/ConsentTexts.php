<?php

declare(strict_types=1);

namespace Headwater\Leads;

use GFAPI;
use GFFormsModel;

defined('ABSPATH') || exit;

/**
 * What visitors agreed to. Gravity Forms' own page posts it in hidden inputs, and WPGraphQL for Gravity Forms fills it
 * in: the text beside the checkbox, and the revision of the form. A lead through the REST API has the checkbox alone.
 */
final class ConsentTexts
{
    /** Call before a submission through the REST API. */
    public function completeFor(int $formId): void
    {
        $form = GFAPI::get_form($formId);
        if (is_array($form)) {
            $revision = (string) GFFormsModel::get_latest_form_revisions_id($formId);
            // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Gravity Forms checks the submission.
            $_POST += self::missing($_POST, $form['fields'] ?? [], $revision);
        }
    }

    /**
     * @param array $posted with slashes, as WordPress has it
     * @param iterable $fields of the form: arrays, or Gravity Forms' objects, which are read like arrays
     * @return array<string, string> inputs with slashes
     */
    public static function missing(array $posted, iterable $fields, string $revision): array
    {
        $missing = [];
        foreach ($fields as $field) {
            $name = 'input_' . ($field['id'] ?? '');
            if (($field['type'] ?? '') === 'consent' && ($posted["{$name}_1"] ?? '') !== '') {
                $missing["{$name}_2"] = addslashes($field['checkboxLabel'] ?? '');
                $missing["{$name}_3"] = $revision;
            }
        }
        return $missing;
    }
}
