<?php

declare(strict_types=1);

namespace Headwater\Content;

use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * WPGraphQL Smart Cache forgets a response when a node in it changes. A response without content has no node: a
 * path that was requested before its page was published stayed absent for ten minutes. Such responses are not kept.
 */
final class AbsentContent implements Feature
{
    private ?string $storedAs = null;

    public function register(): void
    {
        add_action('wpgraphql_cache_save_request', [$this, 'noteKey']);
        // After Smart Cache has stored the response.
        add_action('graphql_return_response', [$this, 'forget'], PHP_INT_MAX);
    }

    /** @param mixed $key of a response that Smart Cache stores */
    public function noteKey($key): void
    {
        $this->storedAs = is_string($key) ? $key : null;
    }

    /** @param mixed $response an array, or an object of the library */
    public function forget($response): void
    {
        $data = is_object($response) ? ($response->data ?? null) : ($response['data'] ?? null);
        if ($this->storedAs !== null && in_array(null, (array) $data, true)) {
            do_action('wpgraphql_cache_purge_nodes', 'headwater:absent', [$this->storedAs]);
        }
        $this->storedAs = null;
    }
}
