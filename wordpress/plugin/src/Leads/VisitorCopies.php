<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * The reference number that the site shows, as a merge tag, and mails with it that go to the address a visitor typed:
 * anybody can type another person's address, so those of unverified visitors have no answers, and an address gets few.
 */
final class VisitorCopies implements Feature
{
    public const TAG = '{headwater_reference}';
    private const SAFE_TAGS = [
        self::TAG,
        '{form_title}',
        '{form_id}',
        '{entry_id}',
        '{date_mdy}',
        '{date_dmy}',
        '{admin_email}',
    ];
    /** Parameter name of the hidden field for the address of the visitor's representative. */
    private const REPRESENTATIVE = 'representative_email';
    private const PER_HOUR = 3;
    private const VERIFIED = 'headwater_verified';

    private OncePerKey $once;

    public function __construct(OncePerKey $once)
    {
        $this->once = $once;
    }

    public function register(): void
    {
        add_filter('gform_custom_merge_tags', [$this, 'offer']);
        add_filter('gform_replace_merge_tags', [$this, 'fillIn'], 10, 3);
        add_action('gform_entry_created', [$this, 'noteVerified'], 10, 2);
        add_filter('gform_notification', [$this, 'hideAnswers'], PHP_INT_MAX, 3);
        add_filter('gform_pre_send_email', [$this, 'limit'], 10, 4);
    }

    /** @param mixed $tags */
    public function offer($tags): array
    {
        return array_merge((array) $tags, [
            ['tag' => self::TAG, 'label' => __('Reference number of the site', 'headwater')],
        ]);
    }

    /** @param mixed $text */
    public function fillIn($text, $form, $entry)
    {
        if (!is_string($text) || strpos($text, self::TAG) === false) {
            return $text;
        }
        return str_replace(self::TAG, self::reference(Submissions::keyOf((int) ($entry['id'] ?? 0))), $text);
    }

    /** What the site shows of a key. */
    public static function reference(string $key): string
    {
        return substr($key, 0, 8);
    }

    public function noteVerified($entry, $form): void
    {
        $hasCaptcha = false;
        foreach ($form['fields'] ?? [] as $field) {
            $hasCaptcha = $hasCaptcha || ($field['type'] ?? '') === 'captcha';
        }
        if ($hasCaptcha && $this->once->currentKey() !== null && !ExpiredCaptcha::isExpired()) {
            gform_update_meta((int) $entry['id'], self::VERIFIED, '1');
        }
    }

    /** @param mixed $notification */
    public function hideAnswers($notification, $form, $entry)
    {
        if (!is_array($notification) || !self::isCopy($notification, $form['fields'] ?? [])) {
            return $notification;
        }
        $isVerified = gform_get_meta((int) ($entry['id'] ?? 0), self::VERIFIED) === '1';
        return $isVerified ? $notification : self::withoutAnswers($notification);
    }

    /**
     * Whether a notification has the number, and goes to an address that the visitor typed. That of the visitor's
     * representative comes from the site.
     *
     * @param iterable $fields of the form: arrays, or Gravity Forms' objects, which are read like arrays
     */
    public static function isCopy(array $notification, iterable $fields): bool
    {
        $texts = ($notification['subject'] ?? '') . ($notification['message'] ?? '');
        $to = (string) ($notification['to'] ?? '');
        $isField = ($notification['toType'] ?? '') === 'field';
        preg_match_all('/\{[^{}]*:(\d+)/', $to, $tags);
        $ids = $isField ? [(string) (($notification['toField'] ?? '') ?: $to)] : $tags[1];
        $ours = [];
        foreach ($fields as $field) {
            if (($field['inputName'] ?? '') === self::REPRESENTATIVE) {
                $ours[] = (string) ($field['id'] ?? '');
            }
        }
        return array_diff($ids, $ours) !== [] && strpos($texts, self::TAG) !== false;
    }

    public static function withoutAnswers(array $notification): array
    {
        foreach (['subject', 'message', 'fromName', 'from', 'replyTo', 'cc', 'bcc'] as $part) {
            if (is_string($notification[$part] ?? null)) {
                $notification[$part] = preg_replace_callback(
                    '/\{[^{}]*\}/',
                    static fn (array $tag): string => in_array($tag[0], self::SAFE_TAGS, true) ? $tag[0] : '',
                    $notification[$part]
                );
            }
        }
        $notification['enableAttachments'] = false;
        return $notification;
    }

    /** @param mixed $mail */
    public function limit($mail, $format, $notification, $entry)
    {
        $address = is_array($mail) ? strtolower((string) ($mail['to'] ?? '')) : '';
        if ($address === '' || !is_array($notification)) {
            return $mail;
        }
        $form = \GFAPI::get_form((int) ($entry['form_id'] ?? 0));
        if (!self::isCopy($notification, is_array($form) ? $form['fields'] : [])) {
            return $mail;
        }
        $name = 'headwater_copies_' . md5($address);
        $sent = self::recent((array) get_transient($name), time());
        if (count($sent) >= self::PER_HOUR) {
            \GFFormsModel::add_note(
                (int) ($entry['id'] ?? 0),
                0,
                'Headwater',
                __('The visitor got no copy: the address had three within an hour.', 'headwater'),
                'headwater'
            );
            $mail['abort_email'] = true;
            return $mail;
        }
        set_transient($name, array_merge($sent, [time()]), HOUR_IN_SECONDS);
        return $mail;
    }

    /** @return int[] the times of the last hour */
    public static function recent(array $times, int $now): array
    {
        return array_values(array_filter($times, static fn ($time): bool => is_int($time) && $time > $now - 3600));
    }
}
