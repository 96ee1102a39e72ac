<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Headwater\Database\Schema;
use Headwater\Database\Transactions;
use Headwater\Feature;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * One entry for all submissions with the same key. The key is stored in the transaction that stores the entry, before
 * any mail: whenever PHP is killed, either both are there or neither. A named lock lets a second submission wait for a
 * first that is still running.
 */
final class OncePerKey implements Feature
{
    /** Of every response to the site; where it is missing, a lead without a response is left to a person. */
    public const HEADER = 'X-Headwater-Idempotent';
    /** Seconds; shorter than the site waits for a response. */
    private const LONGEST_WAIT = 90;
    /** Seconds after which a claim without an entry is a leftover, where the database has no transactions. */
    private const ABANDONED = 300;

    private ?string $key = null;
    private int $formId = 0;
    private bool $isOpen = false;

    public function register(): void
    {
        // Last and first: nothing but the entry is stored in the transaction.
        add_action('gform_pre_submission', [$this, 'openTransaction'], PHP_INT_MAX);
        add_action('gform_entry_created', [$this, 'storeKey'], PHP_INT_MIN);
        add_action('gform_post_process', [$this, 'end'], PHP_INT_MAX, 0);
        add_action('shutdown', [$this, 'end'], 0);
    }

    /** Whether the site may send a lead again whose response it never got. */
    public static function isPromised(): bool
    {
        return class_exists('GFAPI') && Schema::isReady() && Transactions::areSupported();
    }

    /**
     * Starts a submission with a key, after a running one with the same key has ended.
     *
     * @return int|null the entry of the first submission; null for the first
     * @throws RuntimeException when the key is another form's, or its first submission has not ended
     */
    public function begin(string $key, int $formId): ?int
    {
        $this->lock($key);
        $earlier = Submissions::find($key);
        if ($earlier !== null && $earlier['form'] !== $formId) {
            throw new RuntimeException('The key of this submission was used for another form.');
        }
        if ($earlier !== null && $earlier['entry'] !== null) {
            $this->unlock($key);
            return $earlier['entry'];
        }
        if ($earlier !== null) {
            if ($earlier['age'] < self::ABANDONED) {
                throw new RuntimeException('The first submission with this key has not ended. Send it again later.');
            }
            Submissions::forget($key);
        }
        $this->key = $key;
        $this->formId = $formId;
        return null;
    }

    /** The key of the submission that runs; null for submissions without a key. */
    public function currentKey(): ?string
    {
        return $this->key;
    }

    /** @throws RuntimeException which Gravity Forms turns into an error of the submission */
    public function openTransaction($form): void
    {
        if ($this->key === null || (int) ($form['id'] ?? 0) !== $this->formId) {
            return;
        }
        $GLOBALS['wpdb']->query('START TRANSACTION');
        $this->isOpen = true;
        if (!Submissions::claim($this->key, $this->formId)) {
            $this->end();
            throw new RuntimeException('This submission was received before.');
        }
    }

    public function storeKey($entry): void
    {
        if ($this->key === null || !$this->isOpen) {
            return;
        }
        Submissions::setEntry($this->key, (int) $entry['id']);
        $GLOBALS['wpdb']->query('COMMIT');
        $this->isOpen = false;
    }

    /** Undoes a submission that stored no entry, and lets the next one with this key begin. */
    public function end(): void
    {
        if ($this->key === null) {
            return;
        }
        if ($this->isOpen) {
            $GLOBALS['wpdb']->query('ROLLBACK');
        }
        $this->unlock($this->key);
        $this->isOpen = false;
        $this->key = null;
    }

    /** Databases without named locks return null; there the primary key of the table decides. */
    private function lock(string $key): void
    {
        global $wpdb;
        $wasShown = $wpdb->hide_errors();
        $outcome = $wpdb->get_var($wpdb->prepare('SELECT GET_LOCK(%s, %d)', self::lockName($key), self::LONGEST_WAIT));
        $wpdb->show_errors($wasShown);
        if ($outcome === '0') {
            throw new RuntimeException('The first submission with this key has not ended. Send it again later.');
        }
    }

    private function unlock(string $key): void
    {
        global $wpdb;
        $wasShown = $wpdb->hide_errors();
        $wpdb->get_var($wpdb->prepare('SELECT RELEASE_LOCK(%s)', self::lockName($key)));
        $wpdb->show_errors($wasShown);
    }

    private static function lockName(string $key): string
    {
        // At most 64 characters, and shared by all databases of the server.
        return 'headwater_' . md5(DB_NAME . $GLOBALS['wpdb']->prefix . $key);
    }
}
