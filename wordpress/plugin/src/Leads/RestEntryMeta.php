<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Headwater\Feature;
use Headwater\Site\SharedSecret;

defined('ABSPATH') || exit;

/**
 * Who sent a lead, and from which page, where it came through the REST API: Gravity Forms would store the site's own
 * address and the URL of the API. The mutation has an input for it; see GraphqlSubmissions.
 */
final class RestEntryMeta implements Feature
{
    /** Columns of Gravity Forms' entries, by the name in the header. The address has a filter of its own. */
    private const COLUMNS = ['sourceUrl' => 'source_url', 'userAgent' => 'user_agent'];

    /** @var array<string, string> */
    private array $meta = [];

    public function register(): void
    {
        add_filter('gform_ip_address', [$this, 'visitorAddress'], PHP_INT_MAX);
        // Before the mails, whose merge tags read the entry.
        add_filter('gform_entry_post_save', [$this, 'store'], PHP_INT_MIN);
    }

    /** Call before a submission through the REST API. Only the site is believed. */
    public function readRequest(): void
    {
        $this->meta = EntryMeta::fromHeader(SharedSecret::headerFromSite('x-headwater-entry-meta'));
    }

    /**
     * Gravity Forms does not call this where a form stores no addresses.
     *
     * @param mixed $address
     */
    public function visitorAddress($address)
    {
        return $this->meta['ip'] ?? $address;
    }

    /** @param mixed $entry */
    public function store($entry)
    {
        foreach ($this->columns() as $column => $value) {
            if (is_array($entry) && isset($entry['id'])) {
                \GFAPI::update_entry_property((int) $entry['id'], $column, $value);
                $entry[$column] = $value;
            }
        }
        return $entry;
    }

    /** @return array<string, string> values by column of the entry */
    public function columns(): array
    {
        $columns = [];
        foreach (self::COLUMNS as $name => $column) {
            if (isset($this->meta[$name])) {
                $columns[$column] = $this->meta[$name];
            }
        }
        return $columns;
    }
}
