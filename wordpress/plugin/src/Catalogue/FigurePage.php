<?php

declare(strict_types=1);

namespace Headwater\Catalogue;

use Headwater\Feature;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Tools, Figures: uploads a spreadsheet, shows what it would change, and imports it when that is confirmed.
 */
final class FigurePage implements Feature
{
    public const SLUG = 'headwater-figures';
    private const CAPABILITY = 'manage_options';
    private const EXPORT = 'headwater_export_figures';
    /** Products and faults in the list; `wp headwater figures import` shows all. */
    private const SHOWN = 100;

    private FigureImport $import;

    public function __construct(FigureImport $import)
    {
        $this->import = $import;
    }

    public function register(): void
    {
        add_action('admin_menu', [$this, 'addToMenu']);
        add_action('admin_post_' . self::EXPORT, [$this, 'export']);
    }

    public function addToMenu(): void
    {
        $title = __('Figures', 'headwater');
        add_management_page($title, $title, self::CAPABILITY, self::SLUG, [$this, 'show']);
    }

    public function export(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('You are not allowed to do this.', 'headwater'), '', ['response' => 403]);
        }
        check_admin_referer(self::EXPORT);
        try {
            $csv = $this->import->export();
        } catch (RuntimeException $error) {
            wp_die(esc_html($error->getMessage()), '', ['response' => 502, 'back_link' => true]);
        }
        nocache_headers();
        header('Content-Type: text/csv; charset=utf-8');
        header('Content-Disposition: attachment; filename="figures.csv"');
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a file that is saved, not shown.
        echo $csv;
        exit;
    }

    public function show(): void
    {
        printf('<div class="wrap"><h1>%s</h1>', esc_html__('Figures', 'headwater'));
        if (isset($_SERVER['REQUEST_METHOD']) && $_SERVER['REQUEST_METHOD'] === 'POST') {
            check_admin_referer(self::SLUG);
            try {
                $this->importPosted();
            } catch (RuntimeException $error) {
                self::notice('error', $error->getMessage());
            }
        }
        self::showUpload();
        self::showExport();
        echo '</div>';
    }

    private function importPosted(): void
    {
        // phpcs:disable WordPress.Security.NonceVerification.Missing -- `show` checks it.
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Strict Base64, and PHP's own path.
        $posted = isset($_POST['csv']) ? wp_unslash($_POST['csv']) : null;
        $confirmed = is_string($posted) ? base64_decode($posted, true) : false;
        $upload = $_FILES['file']['tmp_name'] ?? '';
        // phpcs:enable
        $file = $confirmed !== false ? $confirmed : self::uploaded($upload);
        if ($file === '') {
            self::notice('error', __('Choose a file.', 'headwater'));
            return;
        }
        $plan = $this->import->plan($file);
        if ($confirmed === false) {
            self::showPlan($plan, $file);
            return;
        }
        $written = $this->import->write($plan);
        self::notice('success', FigureImport::changedText($written));
    }

    /** @param mixed $path */
    private static function uploaded($path): string
    {
        return is_string($path) && is_uploaded_file($path) ? (string) file_get_contents($path) : '';
    }

    private static function notice(string $kind, string $text): void
    {
        printf('<div class="notice notice-%s"><p>%s</p></div>', esc_attr($kind), esc_html($text));
    }

    private static function showPlan(array $plan, string $file): void
    {
        $count = count($plan['changes']);
        /* translators: 1: products that would change, 2: unchanged ones, 3: faults in the file */
        $text = _n(
            '%1$d product would change. Unchanged: %2$d. Faults: %3$d.',
            '%1$d products would change. Unchanged: %2$d. Faults: %3$d.',
            $count,
            'headwater'
        );
        printf('<h2>%s</h2>', esc_html(sprintf($text, $count, $plan['same'], count($plan['faults']))));
        self::showList($plan['faults']);
        foreach (array_slice($plan['changes'], 0, self::SHOWN) as $change) {
            printf('<details><summary>%s</summary>', esc_html($change['title']));
            self::showList($change['lines']);
            echo '</details>';
        }
        if ($count === 0) {
            return;
        }
        echo '<form method="post">';
        wp_nonce_field(self::SLUG);
        printf('<input type="hidden" name="csv" value="%s">', esc_attr(base64_encode($file)));
        submit_button(__('Import', 'headwater'));
        echo '</form>';
    }

    /** @param string[] $lines */
    private static function showList(array $lines): void
    {
        echo '<ul class="ul-disc">';
        foreach (array_slice($lines, 0, self::SHOWN) as $line) {
            printf('<li>%s</li>', esc_html($line));
        }
        echo '</ul>';
    }

    private static function showUpload(): void
    {
        echo '<form method="post" enctype="multipart/form-data">';
        wp_nonce_field(self::SLUG);
        printf(
            '<p><label for="headwater-file">%s</label><br>'
                . '<input type="file" id="headwater-file" name="file" accept=".csv,.txt,.tsv" required></p>',
            esc_html__(
                'Spreadsheet as CSV: a row for each model, a column for each figure with its unit in the head',
                'headwater'
            )
        );
        submit_button(__('Show what it would change', 'headwater'));
        echo '</form>';
    }

    private static function showExport(): void
    {
        printf('<form method="post" action="%s">', esc_url(admin_url('admin-post.php')));
        printf('<input type="hidden" name="action" value="%s">', esc_attr(self::EXPORT));
        wp_nonce_field(self::EXPORT);
        submit_button(__('Export as CSV', 'headwater'), 'secondary');
        echo '</form>';
    }
}
