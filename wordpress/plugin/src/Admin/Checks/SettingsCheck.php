<?php

declare(strict_types=1);

namespace Headwater\Admin\Checks;

use Headwater\Admin\Check;
use Headwater\Admin\Finding;
use Headwater\Database\Transactions;

/**
 * Settings of WordPress and WPGraphQL that decide what the site can show.
 */
final class SettingsCheck implements Check
{
    /** The deepest query of the site, and some room. */
    private const DEPTH = 12;

    public function findings(): array
    {
        $front = (int) get_option('page_on_front');
        $hasFront = get_option('show_on_front') === 'page' && get_post_status($front) === 'publish';
        $posts = (int) get_option('page_for_posts');
        return array_filter([
            Finding::of(
                'Permalinks',
                get_option('permalink_structure') !== '',
                (string) get_option('permalink_structure') ?: 'plain: content has no paths',
                'options-permalink.php'
            ),
            Finding::of(
                'Front page',
                $hasFront,
                $hasFront ? get_the_title($front) : 'not a published page',
                'options-reading.php'
            ),
            Finding::of(
                'Posts page',
                $posts > 0,
                $posts > 0 ? get_the_title($posts) : 'none: posts have no list',
                'options-reading.php',
                Finding::LESS
            ),
            Finding::of(
                'Revisions',
                !defined('WP_POST_REVISIONS') || (bool) constant('WP_POST_REVISIONS'),
                'previews show an editor\'s text from a revision',
                'https://wordpress.org/documentation/article/revisions/',
                Finding::LESS
            ),
            $this->depth(),
            $this->leads(),
        ]);
    }

    private function depth(): ?Finding
    {
        if (!function_exists('get_graphql_setting')) {
            return null;
        }
        $isOn = get_graphql_setting('query_depth_enabled', 'off') === 'on';
        $depth = (int) get_graphql_setting('query_depth_max', 10);
        $isGood = !$isOn || $depth >= self::DEPTH;
        $sees = $isOn ? "at most $depth levels" . ($isGood ? '' : ', expected ' . self::DEPTH) : 'no limit';
        return Finding::of('Query depth', $isGood, $sees, 'admin.php?page=graphql-settings');
    }

    private function leads(): ?Finding
    {
        if (!class_exists('GFForms')) {
            return null;
        }
        $areSafe = Transactions::check();
        return Finding::of(
            'Leads arrive once',
            $areSafe,
            $areSafe ? 'an entry and its key are stored together' : 'no: convert the tables of Gravity Forms to InnoDB',
            'https://dev.mysql.com/doc/refman/8.0/en/converting-tables-to-innodb.html',
            Finding::LESS
        );
    }
}
