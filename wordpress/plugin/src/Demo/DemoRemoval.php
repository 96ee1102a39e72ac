<?php

declare(strict_types=1);

namespace Headwater\Demo;

defined('ABSPATH') || exit;

/**
 * Removes the demo content. What editors have used since stays: edited content, terms and users of other content, and
 * forms with entries.
 */
final class DemoRemoval
{
    private const AT_ONCE = 50;

    /** @var string[] what stays */
    private array $notes = [];

    /**
     * @param float $seconds after which the rest is left to the next call
     * @return bool whether everything is removed
     * @throws \RuntimeException when another request imports or removes it
     */
    public function run(float $seconds): bool
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        return DemoLock::during(fn (): bool => $this->removeUntil(microtime(true) + $seconds));
    }

    private function removeUntil(float $end): bool
    {
        do {
            if (microtime(true) >= $end) {
                return false;
            }
            $posts = self::nextPosts();
            foreach ($posts as $post) {
                $this->removePost($post);
            }
        } while ($posts !== []);
        $this->removeTerms();
        $this->removeUsers();
        $this->removeForms();
        DemoSettings::restore();
        delete_option(DemoState::OPTION);
        return true;
    }

    public static function outcome(): string
    {
        return __('The demo content is removed.', 'headwater');
    }

    /** @return string[] */
    public function notes(): array
    {
        return $this->notes;
    }

    /** Whether there is anything to remove. */
    public static function isNeeded(): bool
    {
        return get_option(DemoState::OPTION) !== false || self::nextPosts() !== [];
    }

    /** @return \WP_Post[] */
    private static function nextPosts(): array
    {
        global $wpdb;
        // Of every type and status, also of types that are no longer registered.
        $ids = $wpdb->get_col($wpdb->prepare(
            "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s ORDER BY post_id DESC LIMIT %d",
            DemoMarks::META,
            self::AT_ONCE
        ));
        return array_filter(array_map('get_post', $ids));
    }

    private function removePost(\WP_Post $post): void
    {
        delete_post_meta($post->ID, DemoMarks::META);
        delete_post_meta($post->ID, DemoMarks::META . '_fields');
        // The import states one time for both.
        if ($post->post_modified_gmt === $post->post_date_gmt) {
            wp_delete_post($post->ID, true);
            return;
        }
        if ($post->post_type !== 'nav_menu_item') {
            /* translators: %s: title of a page or post */
            $this->notes[] = sprintf(__('"%s" was edited and stays.', 'headwater'), $post->post_title);
        }
    }

    private function removeTerms(): void
    {
        $terms = get_terms(['meta_key' => DemoMarks::META, 'hide_empty' => false]);
        foreach (is_array($terms) ? $terms : [] as $term) {
            delete_term_meta($term->term_id, DemoMarks::META);
            delete_term_meta($term->term_id, DemoMarks::META . '_items');
            if (get_objects_in_term($term->term_id, $term->taxonomy) === []) {
                $term->taxonomy === 'nav_menu'
                    ? wp_delete_nav_menu($term->term_id)
                    : wp_delete_term($term->term_id, $term->taxonomy);
            } else {
                /* translators: %s: name of a category, tag or menu */
                $this->notes[] = sprintf(__('"%s" has other content and stays.', 'headwater'), $term->name);
            }
        }
    }

    private function removeUsers(): void
    {
        global $wpdb;
        foreach (get_users(['meta_key' => DemoMarks::META]) as $user) {
            delete_user_meta($user->ID, DemoMarks::META);
            $count = "SELECT COUNT(*) FROM $wpdb->posts WHERE post_author = %d";
            if ((int) $wpdb->get_var($wpdb->prepare($count, $user->ID)) === 0) {
                wp_delete_user($user->ID);
            } else {
                /* translators: %s: login */
                $this->notes[] = sprintf(__('User %s has content and stays.', 'headwater'), $user->user_login);
            }
        }
    }

    private function removeForms(): void
    {
        if (!class_exists('GFAPI')) {
            return;
        }
        foreach (DemoMarks::forms() as $id) {
            if (!\GFAPI::form_id_exists($id)) {
                continue;
            }
            // Entries are leads.
            if (\GFAPI::count_entries($id) === 0) {
                \GFAPI::delete_form($id);
            } else {
                /* translators: %d: ID of a form */
                $this->notes[] = sprintf(__('Form %d has entries and stays.', 'headwater'), $id);
            }
        }
        delete_option(DemoMarks::FORMS);
    }
}
