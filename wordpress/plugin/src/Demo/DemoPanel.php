<?php

declare(strict_types=1);

namespace Headwater\Demo;

use Headwater\Admin\StatusPage;
use Headwater\Feature;
use RuntimeException;

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
        self::checkRequest(self::IMPORT);
        $source = wp_unslash($_POST['source'] ?? '');
        try {
            $state = $this->import->run(is_string($source) ? $source : '', $this->seconds);
            $outcome = array_merge(['The demo content is imported.'], $state->notes);
            self::redirect($state->isRunning() ? [] : $outcome);
        } catch (RuntimeException $error) {
            self::redirect([$error->getMessage()], true);
        }
    }

    public function remove(): void
    {
        self::checkRequest(self::REMOVE);
        $removal = new DemoRemoval();
        try {
            $isDone = $removal->run($this->seconds);
        } catch (RuntimeException $error) {
            self::redirect([$error->getMessage()], true);
            return;
        }
        $rest = 'Some of the demo content is removed. Press the button again for the rest.';
        self::redirect(array_merge([$isDone ? 'The demo content is removed.' : $rest], $removal->notes()));
    }

    public function show(): void
    {
        printf('<h2 id="%s">Demo content</h2>', esc_attr(self::ID));
        $hasNotice = self::showNotice();
        $state = DemoState::load();
        if ($state->isRunning()) {
            self::showProgress($state);
        } else {
            echo '<p>Products, articles, menus, representatives and forms of a made-up company. Its front page and ';
            echo 'name take the place of yours until you remove it; all other content of yours stays as it is.</p>';
        }
        self::showImport($state);
        if (DemoRemoval::isNeeded()) {
            echo '<p>What you have edited since stays, and so do forms that have entries.</p>';
            self::showForm(self::REMOVE, 'Remove demo content', '');
        }
        // An import that the owner just started continues by itself, unless a notice says what went wrong.
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
            '<p><label>Importing: %1$d of %2$d <progress value="%1$d" max="%2$d"></progress></label></p>',
            $state->done,
            $state->total
        );
    }

    private static function showImport(DemoState $state): void
    {
        $label = 'Folder on this server, or URL, of what <code>npm run plugin</code> wrote';
        self::showForm(self::IMPORT, $state->isRunning() ? 'Continue' : 'Import demo content', sprintf(
            '<p><label for="headwater-source">%s</label><br>'
            . '<input id="headwater-source" name="source" class="regular-text code" required value="%s"></p>',
            $label,
            esc_attr($state->source ?: self::defaultSource())
        ));
    }

    private static function showForm(string $action, string $button, string $fields): void
    {
        printf('<form method="post" id="%s" action="%s">', esc_attr($action), esc_url(admin_url('admin-post.php')));
        printf('<input type="hidden" name="action" value="%s">', esc_attr($action));
        wp_nonce_field($action, '_wpnonce', true);
        // Escaped by the caller.
        echo $fields;
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

    private static function checkRequest(string $action): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die('You are not allowed to do this.', '', ['response' => 403]);
        }
        check_admin_referer($action);
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
