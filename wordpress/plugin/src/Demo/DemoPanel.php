<?php

declare(strict_types=1);

namespace Headwater\Demo;

use Headwater\Admin\StatusPage;
use Headwater\Feature;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * "Import demo content" and "Remove demo content" on the plugin's page. Each request does a part, and a script of the
 * page sends the next one; without JavaScript, the owner presses a button.
 */
final class DemoPanel implements Feature
{
    private const IMPORT = 'headwater_demo_import';
    private const REMOVE = 'headwater_demo_remove';
    private const CAPABILITY = 'manage_options';
    private const NOTICE = 'headwater_demo_notice_';
    private const ID = 'demo';

    private DemoImport $import;
    private float $seconds;

    /** @param float $seconds that a request works: hosts allow 30 */
    public function __construct(DemoImport $import, float $seconds = 8)
    {
        $this->import = $import;
        $this->seconds = $seconds;
    }

    public function register(): void
    {
        add_action('admin_post_' . self::IMPORT, [$this, 'import']);
        add_action('admin_post_' . self::REMOVE, [$this, 'remove']);
        add_action(StatusPage::SECTIONS, [$this, 'show']);
    }

    public function import(): void
    {
        self::checkPermission();
        check_admin_referer(self::IMPORT);
        $source = sanitize_text_field(wp_unslash($_POST['source'] ?? ''));
        try {
            $state = $this->import->run($source, $this->seconds);
            $outcome = array_merge([DemoImport::outcome()], $state->notes);
            self::redirect($state->isRunning() ? [] : $outcome);
        } catch (RuntimeException $error) {
            self::redirect([$error->getMessage()], true);
        }
    }

    public function remove(): void
    {
        self::checkPermission();
        check_admin_referer(self::REMOVE);
        $removal = new DemoRemoval();
        try {
            $isDone = $removal->run($this->seconds);
        } catch (RuntimeException $error) {
            self::redirect([$error->getMessage()], true);
            return;
        }
        $rest = __('Some of the demo content is removed. Press the button again for the rest.', 'headwater');
        self::redirect(array_merge([$isDone ? DemoRemoval::outcome() : $rest], $removal->notes()));
    }

    public function show(): void
    {
        printf('<h2 id="%s">%s</h2>', esc_attr(self::ID), esc_html__('Demo content', 'headwater'));
        $hasNotice = self::showNotice();
        $state = DemoState::load();
        if ($state->isRunning()) {
            self::showProgress($state);
        } else {
            printf(
                '<p>%s %s</p>',
                esc_html__('Products, articles, menus, representatives and forms of a made-up company.', 'headwater'),
                esc_html__('Until you remove it, its front page and name replace yours.', 'headwater')
            );
        }
        self::showImport($state);
        if (DemoRemoval::isNeeded()) {
            printf('<p>%s</p>', esc_html__(
                'What you have edited since stays, and so do forms that have entries.',
                'headwater'
            ));
            self::showForm(self::REMOVE, __('Remove demo content', 'headwater'));
        }
        // An import that the owner just started continues by itself, unless a notice says what went wrong.
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the form that it sends has a nonce.
        if ($state->isRunning() && isset($_GET['demo']) && !$hasNotice) {
            $script = "addEventListener('load', () => document.getElementById('%s').submit())";
            wp_print_inline_script_tag(sprintf($script, self::IMPORT));
        }
    }

    /** `HEADWATER_DEMO` in wp-config.php, or else the folder `headwater-demo` in wp-content. */
    public static function defaultSource(): string
    {
        return defined('HEADWATER_DEMO') ? (string) constant('HEADWATER_DEMO') : WP_CONTENT_DIR . '/headwater-demo';
    }

    private static function showProgress(DemoState $state): void
    {
        printf(
            '<p><label>%s <progress value="%d" max="%d"></progress></label></p>',
            /* translators: 1: items that are imported, 2: all items */
            esc_html(sprintf(__('Importing: %1$d of %2$d', 'headwater'), $state->done, $state->total)),
            (int) $state->done,
            (int) $state->total
        );
    }

    private static function showImport(DemoState $state): void
    {
        $button = $state->isRunning() ? __('Continue', 'headwater') : __('Import demo content', 'headwater');
        self::showForm(self::IMPORT, $button, $state->source ?: self::defaultSource());
    }

    /** @param string $source of the content, which the owner may change; empty where there is none to name */
    private static function showForm(string $action, string $button, string $source = ''): void
    {
        printf('<form method="post" id="%s" action="%s">', esc_attr($action), esc_url(admin_url('admin-post.php')));
        printf('<input type="hidden" name="action" value="%s">', esc_attr($action));
        wp_nonce_field($action, '_wpnonce', true);
        if ($source !== '') {
            printf(
                '<p><label for="headwater-source">%s</label><br>'
                . '<input id="headwater-source" name="source" class="regular-text code" required value="%s"></p>',
                esc_html__('Folder on this server, or URL, of what "npm run plugin" wrote', 'headwater'),
                esc_attr($source)
            );
        }
        submit_button($button, 'secondary', 'headwater_go', false, ['id' => "{$action}_button"]);
        echo '</form>';
    }

    /** @return bool whether there was one */
    private static function showNotice(): bool
    {
        $name = self::NOTICE . get_current_user_id();
        $notice = get_transient($name);
        if (!is_array($notice)) {
            return false;
        }
        delete_transient($name);
        printf('<div class="notice inline notice-%s"><p>', $notice['isError'] ? 'error' : 'success');
        echo implode('<br>', array_map('esc_html', $notice['lines'])), '</p></div>';
        return true;
    }

    private static function checkPermission(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('You are not allowed to do this.', 'headwater'), '', ['response' => 403]);
        }
    }

    /** @param string[] $lines for the owner */
    private static function redirect(array $lines, bool $isError = false): void
    {
        if ($lines !== []) {
            $notice = ['lines' => $lines, 'isError' => $isError];
            set_transient(self::NOTICE . get_current_user_id(), $notice, HOUR_IN_SECONDS);
        }
        wp_safe_redirect(admin_url('tools.php?page=' . StatusPage::SLUG . '&demo=1#' . self::ID));
        exit;
    }
}
