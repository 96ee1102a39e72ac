<?php

declare(strict_types=1);

namespace Headwater\Admin;

use Headwater\Feature;
use Headwater\Webhook\ChangeRecorder;

defined('ABSPATH') || exit;

/**
 * "Refresh the whole site", for changes that WordPress did not notice, such as an import into the database.
 */
final class RefreshButton implements Feature
{
    private const ACTION = 'headwater_refresh';
    private const CAPABILITY = 'manage_options';

    private ChangeRecorder $recorder;

    public function __construct(ChangeRecorder $recorder)
    {
        $this->recorder = $recorder;
    }

    public function register(): void
    {
        add_action('admin_post_' . self::ACTION, [$this, 'refresh']);
    }

    public function refresh(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('You are not allowed to do this.', 'headwater'), '', ['response' => 403]);
        }
        check_admin_referer(self::ACTION);
        $this->recorder->addWholeSite();
        wp_safe_redirect(admin_url('tools.php?page=' . StatusPage::SLUG . '&refreshed=1'));
        exit;
    }

    public static function show(): void
    {
        printf('<h2>%s</h2>', esc_html__('Refresh', 'headwater'));
        printf('<form method="post" action="%s">', esc_url(admin_url('admin-post.php')));
        printf('<input type="hidden" name="action" value="%s">', esc_attr(self::ACTION));
        wp_nonce_field(self::ACTION);
        printf('<p>%s</p>', esc_html__(
            'Every page of the site is made again, within its limits. Visitors see the stored pages meanwhile.',
            'headwater'
        ));
        submit_button(__('Refresh the whole site', 'headwater'), 'secondary', 'submit', false);
        echo '</form>';
    }

    public static function outcome(): string
    {
        return __('The site has been notified and will refresh every page.', 'headwater');
    }

    public static function showOutcome(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it chooses a sentence to show.
        if (isset($_GET['refreshed'])) {
            printf('<div class="notice notice-success"><p>%s</p></div>', esc_html(self::outcome()));
        }
    }
}
