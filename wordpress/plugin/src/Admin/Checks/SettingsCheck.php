<?php

declare(strict_types=1);

namespace Headwater\Admin\Checks;

use Headwater\Admin\Check;
use Headwater\Admin\Finding;
use Headwater\Database\Transactions;

defined('ABSPATH') || exit;

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
                __('Permalinks', 'headwater'),
                get_option('permalink_structure') !== '',
                (string) get_option('permalink_structure') ?: __('plain: content has no paths', 'headwater'),
                'options-permalink.php'
            ),
            Finding::of(
                __('Front page', 'headwater'),
                $hasFront,
                $hasFront ? get_the_title($front) : __('not a published page', 'headwater'),
                'options-reading.php'
            ),
            Finding::of(
                __('Posts page', 'headwater'),
                $posts > 0,
                $posts > 0 ? get_the_title($posts) : __('none: posts have no list', 'headwater'),
                'options-reading.php',
                Finding::LESS
            ),
            Finding::of(
                __('Revisions', 'headwater'),
                !defined('WP_POST_REVISIONS') || (bool) constant('WP_POST_REVISIONS'),
                __('previews show an editor\'s text from a revision', 'headwater'),
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
        /* translators: 1: a number of levels, 2: the expected number */
        $few = __('the limit is %1$d, expected: %2$d', 'headwater');
        /* translators: %d: a number of levels */
        $many = _n('at most %d level', 'at most %d levels', $depth, 'headwater');
        $sees = $isOn ? sprintf($isGood ? $many : $few, $depth, self::DEPTH) : __('no limit', 'headwater');
        return Finding::of(__('Query depth', 'headwater'), $isGood, $sees, 'admin.php?page=graphql-settings');
    }

    private function leads(): ?Finding
    {
        if (!class_exists('GFForms')) {
            return null;
        }
        $areSafe = Transactions::check();
        return Finding::of(
            __('Leads arrive once', 'headwater'),
            $areSafe,
            $areSafe
                ? __('an entry and its key are stored together', 'headwater')
                : __('no: convert the tables of Gravity Forms to InnoDB', 'headwater'),
            'https://dev.mysql.com/doc/refman/8.0/en/converting-tables-to-innodb.html',
            Finding::LESS
        );
    }
}
