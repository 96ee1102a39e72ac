<?php

declare(strict_types=1);

namespace Headwater\Catalogue;

use Headwater\Feature;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * `wp headwater figures import` and `wp headwater figures export`.
 */
final class FigureCommands implements Feature
{
    private FigureImport $import;

    public function __construct(FigureImport $import)
    {
        $this->import = $import;
    }

    public function register(): void
    {
        if (defined('WP_CLI') && constant('WP_CLI')) {
            \WP_CLI::add_command('headwater figures import', [$this, 'import']);
            \WP_CLI::add_command('headwater figures export', [$this, 'export']);
        }
    }

    /**
     * Says what a spreadsheet would change in the figures of products, and with --write changes it.
     *
     * ## OPTIONS
     *
     * <file>
     * : A CSV file with a row for each model and a column for each figure.
     *
     * [--write]
     * : Changes the products.
     */
    public function import(array $arguments, array $options): void
    {
        $file = is_readable($arguments[0]) ? file_get_contents($arguments[0]) : false;
        if ($file === false) {
            /* translators: %s: a file */
            \WP_CLI::error(sprintf(__('%s cannot be read.', 'headwater'), $arguments[0]));
            return;
        }
        try {
            $plan = $this->import->plan($file);
        } catch (RuntimeException $error) {
            \WP_CLI::error($error->getMessage());
            return;
        }
        array_map(['WP_CLI', 'warning'], $plan['faults']);
        $count = count($plan['changes']);
        if (!isset($options['write'])) {
            foreach ($plan['changes'] as $change) {
                \WP_CLI::log($change['title'] . "\n  " . implode("\n  ", $change['lines']));
            }
            /* translators: %d: a number of products */
            $text = _n('%d product would change.', '%d products would change.', $count, 'headwater');
            \WP_CLI::log(sprintf($text, $count) . ' ' . __('--write does it.', 'headwater'));
        } else {
            $bar = \WP_CLI\Utils\make_progress_bar(__('Importing', 'headwater'), $count);
            $done = 0;
            $written = $this->import->write($plan, static function (int $all) use ($bar, &$done): void {
                $bar->tick($all - $done);
                $done = $all;
            });
            $bar->finish();
            \WP_CLI::log(FigureImport::changedText($written));
        }
        if ($plan['faults'] !== []) {
            \WP_CLI::halt(1);
        }
    }

    /**
     * Prints all products with their imported figures, as CSV.
     */
    public function export(): void
    {
        try {
            \WP_CLI::out($this->import->export());
        } catch (RuntimeException $error) {
            \WP_CLI::error($error->getMessage());
        }
    }
}
