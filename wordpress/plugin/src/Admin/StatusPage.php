<?php

declare(strict_types=1);

namespace Headwater\Admin;

use Headwater\Feature;
use Headwater\Webhook\MessageQueue;

defined('ABSPATH') || exit;

/**
 * Tools, Headwater: each requirement of the site with what it sees, the messages to the site, and a button that
 * refreshes all of it.
 */
final class StatusPage implements Feature
{
    public const SLUG = 'headwater';
    /** Action with which features add sections to the page. */
    public const SECTIONS = 'headwater_status_sections';
    private const CAPABILITY = 'manage_options';
    private const LOGGED = 50;

    /** @var Check[] */
    private array $checks;
    private MessageQueue $queue;

    /** @param Check[] $checks */
    public function __construct(array $checks, MessageQueue $queue)
    {
        $this->checks = $checks;
        $this->queue = $queue;
    }

    public function register(): void
    {
        add_action('admin_menu', [$this, 'addToMenu']);
    }

    public function addToMenu(): void
    {
        add_management_page('Headwater', 'Headwater', self::CAPABILITY, self::SLUG, [$this, 'show']);
    }

    /** @return Finding[] */
    public function findings(): array
    {
        return array_merge(...array_map(static fn (Check $check): array => $check->findings(), $this->checks));
    }

    public function show(): void
    {
        echo '<div class="wrap"><h1>Headwater</h1>';
        RefreshButton::showOutcome();
        echo '<h2>', esc_html__('Status', 'headwater'), '</h2>';
        self::showHead([
            __('Requirement', 'headwater'),
            __('State', 'headwater'),
            __('What it sees', 'headwater'),
            __('Fix', 'headwater'),
        ]);
        foreach ($this->findings() as $finding) {
            self::showFinding($finding);
        }
        echo '</tbody></table>';
        RefreshButton::show();
        do_action(self::SECTIONS);
        $this->showMessages();
        echo '</div>';
    }

    private static function showFinding(Finding $finding): void
    {
        $labels = [
            Finding::GOOD => __('Good', 'headwater'),
            Finding::LESS => __('Works with less', 'headwater'),
            Finding::BAD => __('To do', 'headwater'),
        ];
        printf(
            '<tr class="headwater-%s"><th scope="row">%s</th><td>%s</td><td>%s</td><td>',
            esc_attr($finding->state),
            esc_html($finding->title),
            esc_html($labels[$finding->state]),
            esc_html($finding->sees)
        );
        if ($finding->fix !== '') {
            $isUrl = strpos($finding->fix, 'https://') === 0;
            printf(
                '<a href="%s" aria-label="%s">%s</a>',
                esc_url($isUrl ? $finding->fix : admin_url($finding->fix)),
                /* translators: %s: a requirement, such as "Permalinks" */
                esc_attr(sprintf(__('Fix: %s', 'headwater'), $finding->title)),
                esc_html__('Fix', 'headwater')
            );
        }
        echo '</td></tr>';
    }

    /** @param string[] $columns */
    private static function showHead(array $columns): void
    {
        echo '<table class="widefat striped"><thead><tr>';
        foreach ($columns as $column) {
            printf('<th scope="col">%s</th>', esc_html($column));
        }
        echo '</tr></thead><tbody>';
    }

    private function showMessages(): void
    {
        printf('<h2 id="messages">%s</h2>', esc_html__('Messages to the site', 'headwater'));
        $messages = $this->queue->newest(self::LOGGED);
        if ($messages === []) {
            printf('<p>%s</p>', esc_html__('None yet. The first change sends one.', 'headwater'));
            return;
        }
        self::showHead([
            __('Time', 'headwater'),
            __('State', 'headwater'),
            __('Attempts', 'headwater'),
            __('Paths', 'headwater'),
            __('Tags', 'headwater'),
            __('Response', 'headwater'),
        ]);
        foreach ($messages as $message) {
            printf(
                '<tr><td>%s</td><td>%s</td><td>%d</td><td>%s</td><td>%d</td><td>%s</td></tr>',
                esc_html((string) wp_date('Y-m-d H:i:s', $message->created)),
                esc_html($message->stateLabel()),
                (int) $message->attempts,
                esc_html(self::listed($message->change->paths)),
                count($message->change->tags),
                esc_html($message->response)
            );
        }
        echo '</tbody></table>';
    }

    /** @param string[] $paths */
    private static function listed(array $paths): string
    {
        $more = count($paths) - 5;
        $listed = implode(' ', array_slice($paths, 0, 5));
        /* translators: 1: paths of pages, 2: how many more there are */
        return $more > 0 ? sprintf(__('%1$s and %2$d more', 'headwater'), $listed, $more) : $listed;
    }
}
