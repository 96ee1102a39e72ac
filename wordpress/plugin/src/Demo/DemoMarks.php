<?php

declare(strict_types=1);

namespace Headwater\Demo;

defined('ABSPATH') || exit;

/**
 * Marks content of this WordPress as the demo's, with the key of its item as meta: an import finds by it what an
 * earlier one made, and the removal finds what to remove.
 */
final class DemoMarks
{
    public const META = '_headwater_demo';
    /** Forms have no meta; their IDs by key. */
    public const FORMS = 'headwater_demo_forms';

    /** @var array<string, int> */
    private array $known = [];

    public function markPost(string $key, int $id): void
    {
        update_post_meta($id, self::META, wp_slash($key));
        $this->know("post $key", $id);
    }

    public function markTerm(string $key, int $id): void
    {
        update_term_meta($id, self::META, wp_slash($key));
        $this->know("term $key", $id);
    }

    public function markUser(string $key, int $id): void
    {
        update_user_meta($id, self::META, wp_slash($key));
        $this->know("user $key", $id);
    }

    public function markForm(string $key, int $id): void
    {
        update_option(self::FORMS, [$key => $id] + self::forms(), false);
    }

    /** @return array<string, int> IDs of forms by key */
    public static function forms(): array
    {
        return array_map('intval', (array) get_option(self::FORMS, []));
    }

    /** Also used for content of the owner's that stands where the demo's would. */
    public function know(string $key, int $id): void
    {
        $this->known[$key] = $id;
    }

    /** @param string $key such as `page /products/` or `media scene/basin` */
    public function post(string $key): ?int
    {
        return $this->find("post $key", static fn (): array => get_posts([
            'meta_key' => self::META,
            'meta_value' => $key,
            // 'any' would leave out types without pages of their own.
            'post_type' => array_values(get_post_types()),
            'post_status' => ['publish', 'draft', 'private', 'pending', 'future', 'inherit'],
            'fields' => 'ids',
            'numberposts' => 1,
            'suppress_filters' => true,
        ]));
    }

    public function term(string $key): ?int
    {
        return $this->find("term $key", static fn (): array => (array) get_terms([
            'meta_key' => self::META,
            'meta_value' => $key,
            'hide_empty' => false,
            'fields' => 'ids',
        ]));
    }

    public function user(string $key): ?int
    {
        return $this->find("user $key", static fn (): array => get_users([
            'meta_key' => self::META,
            'meta_value' => $key,
            'fields' => 'ID',
            'number' => 1,
        ]));
    }

    public function form(string $key): ?int
    {
        return self::forms()[$key] ?? null;
    }

    /** @param callable(): array $search for IDs */
    private function find(string $key, callable $search): ?int
    {
        if (!isset($this->known[$key])) {
            $id = (int) ($search()[0] ?? 0);
            if ($id === 0) {
                return null;
            }
            $this->known[$key] = $id;
        }
        return $this->known[$key];
    }
}
