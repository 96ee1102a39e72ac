<?php

declare(strict_types=1);

namespace Headwater\Admin;

use Headwater\Feature;
use Headwater\Webhook\MessageQueue;

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
    private const LABELS = [Finding::GOOD => 'Good', Finding::LESS => 'Works with less', Finding::BAD => 'To do'];
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
        echo '<h2>Status</h2><table class="widefat striped"><thead><tr>';
        echo '<th scope="col">Requirement</th><th scope="col">State</th><th scope="col">What it sees</th>';
        echo '<th scope="col">Fix</th></tr></thead><tbody>';
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
        $isUrl = strpos($finding->fix, 'https://') === 0;
        $fix = $finding->fix === '' ? '' : sprintf(
            '<a href="%s" aria-label="%s">Fix</a>',
            esc_url($isUrl ? $finding->fix : admin_url($finding->fix)),
            esc_attr("Fix: $finding->title")
        );
        printf(
            '<tr class="headwater-%s"><th scope="row">%s</th><td>%s</td><td>%s</td><td>%s</td></tr>',
            esc_attr($finding->state),
            esc_html($finding->title),
            esc_html(self::LABELS[$finding->state]),
            esc_html($finding->sees),
            $fix
        );
    }

    private function showMessages(): void
    {
        echo '<h2 id="messages">Messages to the site</h2>';
        $messages = $this->queue->newest(self::LOGGED);
        if ($messages === []) {
            echo '<p>None yet. The first change sends one.</p>';
            return;
        }
        echo '<table class="widefat striped"><thead><tr><th scope="col">Time</th><th scope="col">State</th>';
        echo '<th scope="col">Attempts</th><th scope="col">Paths</th><th scope="col">Tags</th>';
        echo '<th scope="col">Answer</th></tr></thead><tbody>';
        foreach ($messages as $message) {
            printf(
                '<tr><td>%s</td><td>%s</td><td>%d</td><td>%s</td><td>%d</td><td>%s</td></tr>',
                esc_html((string) wp_date('Y-m-d H:i:s', $message->created)),
                esc_html($message->state),
                $message->attempts,
                esc_html(self::listed($message->change->paths)),
                count($message->change->tags),
                esc_html($message->answer)
            );
        }
        echo '</tbody></table>';
    }

    /** @param string[] $paths */
    private static function listed(array $paths): string
    {
        $more = count($paths) - 5;
        return implode(' ', array_slice($paths, 0, 5)) . ($more > 0 ? " and $more more" : '');
    }
}
