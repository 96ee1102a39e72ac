<?php

declare(strict_types=1);

namespace Headwater\Leads;

defined('ABSPATH') || exit;

/**
 * The response to a repeated submission: the same as to the first, from its entry.
 */
final class FirstResponse
{
    /** @return array{type: string, message: string, url: string|null} the form's confirmation for the entry */
    public static function confirmation(int $formId, int $entryId): array
    {
        require_once \GFCommon::get_base_path() . '/form_display.php';
        $form = \GFAPI::get_form($formId);
        $entry = \GFAPI::get_entry($entryId);
        $confirmation = is_array($form) && is_array($entry)
            ? \GFFormDisplay::handle_confirmation($form, $entry, false)
            : '';
        $url = is_array($confirmation) ? ($confirmation['redirect'] ?? null) : null;
        return [
            'type' => $url === null ? 'message' : 'redirect',
            'message' => is_string($confirmation) ? $confirmation : '',
            'url' => $url,
        ];
    }
}
