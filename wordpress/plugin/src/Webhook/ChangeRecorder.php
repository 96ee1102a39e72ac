<?php

declare(strict_types=1);

namespace Headwater\Webhook;

use Headwater\Database\Schema;
use Headwater\Feature;
use Headwater\Routing\OldPaths;
use Headwater\Site\FinishedResponse;

defined('ABSPATH') || exit;

/**
 * Collects what a request changes, and tells the site when it is over: by then everything is in the database, and a
 * hundred edited products are one message.
 */
final class ChangeRecorder implements Feature
{
    private MessageQueue $queue;
    private MessageSender $sender;
    private ReferringContent $references;
    private WholeSite $wholeSite;
    private FinishedResponse $response;
    private Change $change;
    private bool $isWholeSite = false;
    /** @var array<int, ContentSnapshot|null> content as it was before the request, by ID */
    private array $before = [];

    public function __construct(
        MessageQueue $queue,
        MessageSender $sender,
        ReferringContent $references,
        WholeSite $wholeSite,
        FinishedResponse $response
    ) {
        $this->queue = $queue;
        $this->sender = $sender;
        $this->references = $references;
        $this->wholeSite = $wholeSite;
        $this->response = $response;
        $this->change = new Change();
    }

    public function register(): void
    {
        add_action('shutdown', [$this, 'tellSite'], 20);
    }

    /** Content is about to change, or has a changed field. */
    public function touch(int $postId): void
    {
        if (!array_key_exists($postId, $this->before)) {
            $this->before[$postId] = SnapshotReader::read($postId);
        }
    }

    /**
     * Content whose status was changed without notice, as for scheduled posts.
     *
     * @param string $status the earlier one; `new` for content that did not exist
     */
    public function hadStatus(int $postId, string $status): void
    {
        if ($status === 'new') {
            $this->before[$postId] = null;
            return;
        }
        if (array_key_exists($postId, $this->before)) {
            return;
        }
        $snapshot = SnapshotReader::read($postId);
        if ($snapshot !== null) {
            $snapshot->status = $status;
            $snapshot->path = $status === 'publish' ? $snapshot->path : null;
            $snapshot->below = [];
        }
        $this->before[$postId] = $snapshot;
    }

    public function add(Change $change): void
    {
        $this->change = $this->change->with($change);
    }

    /** Refreshes every page. Its paths are read once, at the end, however many settings the request changes. */
    public function addWholeSite(): void
    {
        $this->isWholeSite = true;
    }

    public function tellSite(): void
    {
        if ($this->isWholeSite) {
            $this->add($this->wholeSite->change());
            $this->isWholeSite = false;
        }
        foreach ($this->before as $postId => $before) {
            $after = SnapshotReader::read($postId);
            $isComing = ($before !== null && $before->isPublic()) !== ($after !== null && $after->isPublic());
            $this->add(ContentChange::between($before, $after, $isComing ? $this->references->to($postId) : []));
            self::rememberPaths($before, $after);
        }
        $this->before = [];
        if ($this->change->isEmpty() || !Schema::isReady()) {
            return;
        }
        $this->queue->add($this->change);
        $this->change = new Change();
        $this->response->finish();
        $this->sender->sendDue();
    }

    /** Remembers where moved content was, and what is below it. */
    private static function rememberPaths(?ContentSnapshot $before, ?ContentSnapshot $after): void
    {
        if ($before === null || $after === null || !$before->isPublic() || !$after->isPublic()) {
            return;
        }
        $was = [$before->id => $before->path] + $before->below;
        $is = [$after->id => $after->path] + $after->below;
        foreach ($was as $id => $path) {
            if ($path !== null && isset($is[$id]) && $is[$id] !== $path) {
                OldPaths::remember($id, $path);
            }
        }
    }
}
