<?php

declare(strict_types=1);

namespace Headwater\Routing\Redirects;

use Headwater\Feature;
use Headwater\Site\SharedSecret;
use WP_REST_Request;

defined('ABSPATH') || exit;

/**
 * `POST headwater/v1/redirects`: all redirects, for the site to hold itself. Without them, when the site's `hash` is
 * the same.
 */
final class RedirectsRoute implements Feature
{
    /** In a message to the site: it fetches the redirects again. */
    public const TAG = 'list:redirect';

    public function register(): void
    {
        add_action('rest_api_init', [$this, 'registerRoute']);
    }

    public function registerRoute(): void
    {
        register_rest_route('headwater/v1', '/redirects', [
            'methods' => 'POST',
            'callback' => [$this, 'respond'],
            'permission_callback' => [SharedSecret::class, 'isFromSite'],
        ]);
    }

    public function respond(WP_REST_Request $request): array
    {
        $rules = RedirectRules::all();
        $hash = md5((string) wp_json_encode($rules, JSON_INVALID_UTF8_SUBSTITUTE));
        return $request->get_param('hash') === $hash ? ['hash' => $hash] : ['hash' => $hash, 'rules' => $rules];
    }
}
