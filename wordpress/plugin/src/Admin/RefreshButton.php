<?php

declare(strict_types=1);

namespace Headwater\Admin;

use Headwater\Feature;
use Headwater\Webhook\ChangeRecorder;

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
            wp_die('You are not allowed to do this.', '', ['response' => 403]);
        }
        check_admin_referer(self::ACTION);
        $this->recorder->addWholeSite();
        wp_safe_redirect(admin_url('tools.php?page=' . StatusPage::SLUG . '&refreshed=1'));
        exit;
    }

    public static function show(): void
    {
        printf('<h2>Refresh</h2><form method="post" action="%s">', esc_url(admin_url('admin-post.php')));
        printf('<input type="hidden" name="action" value="%s">', esc_attr(self::ACTION));
        wp_nonce_field(self::ACTION);
        echo '<p>Every page of the site is made again, within its limits. Visitors see the stored pages meanwhile.</p>';
        submit_button('Refresh the whole site', 'secondary', 'submit', false);
        echo '</form>';
    }

    public static function showOutcome(): void
    {
        if (isset($_GET['refreshed'])) {
            echo '<div class="notice notice-success"><p>';
            echo 'The site has been notified and will refresh every page.</p></div>';
        }
    }
}
