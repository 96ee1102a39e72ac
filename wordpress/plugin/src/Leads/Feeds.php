<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Throwable;

defined('ABSPATH') || exit;

/**
 * What Gravity Forms' add-ons do with an entry, such as writing it to a CRM. Gravity Forms runs them while the lead is
 * sent, once; a process that is killed before leaves them undone, and the repeated submission finds its entry.
 */
final class Feeds
{
    /**
     * Runs the feeds that Gravity Forms has not recorded for the entry.
     *
     * @param iterable $addOns Gravity Forms' objects
     * @return string[] what went wrong
     */
    public static function finish(iterable $addOns, array $entry, array $form): array
    {
        $problems = [];
        foreach ($addOns as $addOn) {
            // Gravity Forms before 2.9.19 would run them again.
            if (!is_callable([$addOn, 'maybe_process_feed']) || !is_callable([$addOn, 'can_process_feed'])) {
                continue;
            }
            try {
                $addOn->maybe_process_feed($entry, $form);
            } catch (Throwable $error) {
                $problems[] = get_class($addOn) . ': ' . $error->getMessage();
            }
        }
        return $problems;
    }

    /** @return object[] the add-ons that are active */
    public static function addOns(): array
    {
        return method_exists('GFAddOn', 'get_registered_addons') ? \GFAddOn::get_registered_addons(true) : [];
    }
}
