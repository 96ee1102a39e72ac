<?php

/**
 * Plugin Name: Gravity Forms for tests
 *
 * Stands in for Gravity Forms, which only its owners can download: the REST endpoint for submissions, with the hooks of
 * Gravity Forms in its order, one form with one notification, whose fields are the option `test_form_fields`, and entries
 * in a table of their own.
 */

declare(strict_types=1);

final class GFAPI
{
    public static function get_form($id): array
    {
        return [
            'id' => (int) $id,
            'fields' => get_option('test_form_fields', []),
            'notifications' => [['event' => 'form_submission', 'to' => 'sales@headwater.test']],
        ];
    }

    public static function get_entry($id)
    {
        global $wpdb;
        return $wpdb->get_row($wpdb->prepare("SELECT * FROM {$wpdb->prefix}gf_entry WHERE id = %d", $id), ARRAY_A);
    }

    public static function send_notifications($form, $entry, $event = 'form_submission', $data = []): void
    {
        if (get_option('gform_enable_async_notifications')) {
            $batch = ['data' => [['event' => $event, 'entry_id' => $entry['id']]]];
            do_action('wp_gf_notifications_processor_batch_saved', 'key', $batch);
            return;
        }
        foreach ($form['notifications'] as $notification) {
            if (!apply_filters('gform_disable_notification', false, $notification, $form, $entry, $data)) {
                wp_mail($notification['to'], "Entry {$entry['id']}", 'A new lead.');
            }
        }
    }
}

final class GFCommon
{
    public static function get_base_path(): string
    {
        return __DIR__;
    }

    public static function get_disallowed_file_extensions(): array
    {
        return ['php', 'html', 'tmp'];
    }

    /** Whether Gravity Forms would take a file of `$_FILES`, which WordPress decides. */
    public static function takes(array $file): bool
    {
        $found = wp_check_filetype_and_ext($file['tmp_name'], $file['name']);
        return $found['ext'] && $found['type'] && !$found['proper_filename'];
    }
}

final class GFFormsModel
{
    public static function get_latest_form_revisions_id($formId): ?string
    {
        return null;
    }
}

add_action('rest_api_init', static function (): void {
    register_rest_route('gf/v2', '/forms/(?P<form_id>[\d]+)/submissions', [
        'methods' => 'POST',
        'permission_callback' => '__return_true',
        'callback' => static function ($request): array {
            foreach ($_FILES as $input => $file) {
                if (!GFCommon::takes($file)) {
                    return ['is_valid' => false, 'validation_messages' => [$input => 'Not permitted.']];
                }
            }
            require_once GFCommon::get_base_path() . '/form_display.php';
            return ['is_valid' => true, 'confirmation_message' => GFFormDisplay::submit((int) $request['form_id'])];
        },
    ]);
});
add_filter('wp_mail_from', static fn (): string => 'wordpress@headwater.test');
add_action('phpmailer_init', static function ($mailer): void {
    $mailer->isSMTP();
    $mailer->Host = '127.0.0.1';
    $mailer->Port = (int) MAIL_PORT;
    $mailer->Timeout = 300;
});
