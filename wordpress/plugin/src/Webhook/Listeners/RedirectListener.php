<?php

declare(strict_types=1);

namespace Headwater\Webhook\Listeners;

use Headwater\Routing\Redirects\RedirectsRoute;
use Headwater\Routing\Redirects\YoastRules;
use Headwater\Site\SitePath;
use Headwater\Webhook\Change;

defined('ABSPATH') || exit;

/**
 * Redirects that editors add, change or remove in Redirection or Yoast SEO Premium: the site fetches all of them. It
 * finds a change in Rank Math, which announces none, within a minute.
 */
final class RedirectListener extends Listener
{
    public function register(): void
    {
        add_action('redirection_redirect_updated', [$this, 'changeItem'], 10, 2);
        add_action('redirection_redirect_deleted', [$this, 'deleteItem']);
        add_filter('rest_request_after_callbacks', [$this, 'afterRest'], 10, 3);
        add_action('add_option_' . YoastRules::OPTION, [$this, 'addYoast'], 10, 2);
        add_action('update_option_' . YoastRules::OPTION, [$this, 'changeYoast'], 10, 2);
        add_action('add_option_' . YoastRules::PATTERNS, [$this, 'changeAny']);
        add_action('update_option_' . YoastRules::PATTERNS, [$this, 'changeAny']);
    }

    public function changeAny(): void
    {
        $this->add([]);
    }

    /**
     * Redirection's screen switches many rules on and off at once, and names none.
     *
     * @param mixed $response
     * @param mixed $handler
     * @param mixed $request WP_REST_Request
     * @return mixed the response
     */
    public function afterRest($response, $handler, $request)
    {
        $isChange = $request->get_method() !== 'GET' && strpos($request->get_route(), '/redirection/v1/') === 0;
        if ($isChange) {
            $this->changeAny();
        }
        return $response;
    }

    /**
     * @param mixed $id
     * @param mixed $item
     */
    public function changeItem($id, $item = null): void
    {
        $this->deleteItem($item);
    }

    /** @param mixed $item */
    public function deleteItem($item): void
    {
        if (is_object($item) && method_exists($item, 'get_url')) {
            $this->add([(string) $item->get_url()]);
        }
    }

    /**
     * @param string $option
     * @param mixed $rules
     */
    public function addYoast($option, $rules): void
    {
        $this->changeYoast([], $rules);
    }

    /**
     * @param mixed $before
     * @param mixed $after
     */
    public function changeYoast($before, $after): void
    {
        $before = array_map('wp_json_encode', (array) $before);
        $after = array_map('wp_json_encode', (array) $after);
        $changed = array_diff_assoc($before, $after) + array_diff_assoc($after, $before);
        $this->add(array_map(static fn ($path): string => '/' . trim((string) $path, '/'), array_keys($changed)));
    }

    /** @param string[] $paths */
    private function add(array $paths): void
    {
        // A change of any path makes the site fetch the redirects again.
        $tags = $paths === [] ? [RedirectsRoute::TAG] : [];
        $this->recorder->add(new Change($tags, array_map([SitePath::class, 'fromWordPress'], $paths)));
    }
}
