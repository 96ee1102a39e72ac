<?php

declare(strict_types=1);

namespace Headwater\Webhook\Listeners;

use Headwater\Site\SitePath;
use Headwater\Webhook\Change;
use Headwater\Webhook\GlobalId;

defined('ABSPATH') || exit;

/**
 * Authors: their names, texts and pictures.
 */
final class UserListener extends Listener
{
    public function register(): void
    {
        add_action('profile_update', [$this, 'update'], 10, 2);
        add_action('delete_user', [$this, 'delete']);
    }

    /**
     * @param int|string $userId
     * @param object $before
     */
    public function update($userId, $before): void
    {
        $after = get_userdata((int) $userId);
        // A new password or email address is on no page.
        $hasNewName = $after !== false && (
            $after->display_name !== $before->display_name || $after->user_nicename !== $before->user_nicename
            || $after->user_url !== $before->user_url
        );
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- WordPress has saved the profile by now.
        if ($hasNewName || isset($_POST['description'])) {
            $old = get_author_posts_url((int) $userId, (string) $before->user_nicename);
            $this->add((int) $userId, [$old, get_author_posts_url((int) $userId)]);
        }
    }

    /** @param int|string $userId */
    public function delete($userId): void
    {
        $this->add((int) $userId, [get_author_posts_url((int) $userId)]);
    }

    /** @param string[] $urls */
    private function add(int $userId, array $urls): void
    {
        $this->recorder->add(new Change(
            [GlobalId::of('user', $userId)],
            array_map([SitePath::class, 'fromWordPress'], $urls)
        ));
    }
}
