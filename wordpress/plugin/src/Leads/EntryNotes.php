<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Headwater\Feature;
use Headwater\Site\SharedSecret;

defined('ABSPATH') || exit;

/**
 * Tells the people who read an entry what was unusual about it. Nothing of this hides or rejects a lead.
 */
final class EntryNotes implements Feature
{
    public function register(): void
    {
        add_action('gform_entry_created', [$this, 'add'], 20);
    }

    public function add($entry): void
    {
        $entryId = (int) ($entry['id'] ?? 0);
        $notes = self::notes(SharedSecret::headerFromSite('x-headwater-flags'), ExpiredCaptcha::isExpired());
        if ($entryId === 0) {
            return;
        }
        foreach ($notes as $note) {
            \GFFormsModel::add_note($entryId, 0, 'Headwater', $note, 'headwater');
        }
    }

    /**
     * @param string $flags separated by commas
     * @return string[]
     */
    public static function notes(string $flags, bool $isCaptchaExpired): array
    {
        $meanings = [
            'fast' => __('Sent within two seconds after the form was shown.', 'headwater'),
            'clock' => __('The form was issued in the future: a clock was set back.', 'headwater'),
            'unverified' => __('The captcha could not be solved in the visitor\'s browser.', 'headwater'),
        ];
        $notes = $isCaptchaExpired
            ? [__('The captcha was not verified: the lead waited too long, or it was not shown.', 'headwater')]
            : [];
        foreach (array_unique(array_map('trim', explode(',', $flags))) as $flag) {
            // A flag of a newer site is shown as it is; anything else is no flag.
            if (preg_match('/^[a-z-]{1,30}$/D', $flag) === 1) {
                /* translators: %s: a word of the site for something unusual */
                $notes[] = $meanings[$flag] ?? sprintf(__('Unusual: %s.', 'headwater'), $flag);
            }
        }
        return $notes;
    }
}
