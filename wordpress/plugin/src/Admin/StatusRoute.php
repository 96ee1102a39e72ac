<?php

declare(strict_types=1);

namespace Headwater\Admin;

use Headwater\Admin\Checks\ConnectionCheck;
use Headwater\Database\Schema;
use Headwater\Feature;
use Headwater\Site\SharedSecret;
use Headwater\Site\SiteUrl;
use Headwater\Webhook\Change;
use Headwater\Webhook\MessageQueue;
use Headwater\Webhook\MessageSender;
use WP_REST_Request;

defined('ABSPATH') || exit;

/**
 * `POST headwater/v1/status`: what `npm run doctor` cannot see from outside. With `sendMessage`, it sends the site a
 * message that changes nothing, and reports whether it arrived.
 */
final class StatusRoute implements Feature
{
    private StatusPage $page;
    private MessageQueue $queue;
    private MessageSender $sender;

    public function __construct(StatusPage $page, MessageQueue $queue, MessageSender $sender)
    {
        $this->page = $page;
        $this->queue = $queue;
        $this->sender = $sender;
    }

    public function register(): void
    {
        add_action('rest_api_init', [$this, 'registerRoute']);
    }

    public function registerRoute(): void
    {
        register_rest_route('headwater/v1', '/status', [
            'methods' => 'POST',
            'callback' => [$this, 'status'],
            'permission_callback' => [SharedSecret::class, 'isFromSite'],
        ]);
    }

    public function status(WP_REST_Request $request): array
    {
        $message = $request->get_param('sendMessage') === true ? $this->sendMessage() : null;
        return [
            'versions' => Versions::all(),
            'siteUrl' => SiteUrl::value(),
            'hasRevisions' => !defined('WP_POST_REVISIONS') || (bool) constant('WP_POST_REVISIONS'),
            'message' => $message,
            'toDo' => $this->toDo(),
        ];
    }

    /** @return string[]|null */
    private function sendMessage(): ?array
    {
        if (!Schema::isReady()) {
            return null;
        }
        $this->queue->add(new Change(['headwater:doctor'], []));
        $this->sender->sendDue();
        $message = $this->queue->newest(1)[0] ?? null;
        if ($message === null) {
            return null;
        }
        $response = $message->response === '' ? 'it waits for earlier ones' : $message->response;
        return ['state' => $message->state, 'answer' => $response];
    }

    /** @return array<int, string[]> without what `message` says of this moment */
    private function toDo(): array
    {
        $bad = array_filter(
            $this->page->findings(),
            static fn (Finding $finding): bool =>
                $finding->state === Finding::BAD && $finding->fix !== ConnectionCheck::LOG
        );
        return array_values(array_map(
            static fn (Finding $finding): array => ['title' => $finding->title, 'sees' => $finding->sees],
            $bad
        ));
    }
}
