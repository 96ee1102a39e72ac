<?php

declare(strict_types=1);

namespace Headwater\Editors;

use Headwater\Feature;
use Headwater\Site\ServerVariable;
use Headwater\Site\SharedSecret;
use WP_Error;
use WP_REST_Request;
use WP_Session_Tokens;

defined('ABSPATH') || exit;

/**
 * `POST headwater/v1/revoke`: ends an editor's session on the site, or with `everywhere` all of them and those in
 * WordPress. FaustWP's tokens would be valid for two more weeks.
 */
final class SignOut implements Feature
{
    public function register(): void
    {
        add_action('rest_api_init', [$this, 'registerRoute']);
        add_filter('rest_dispatch_request', [$this, 'refuseRevoked'], 10, 3);
        // After FaustWP, which reads the bearer token.
        add_filter('determine_current_user', [$this, 'forgetRevoked'], 100);
    }

    public function registerRoute(): void
    {
        register_rest_route('headwater/v1', '/revoke', [
            'methods' => 'POST',
            'callback' => [$this, 'revoke'],
            'permission_callback' => [SharedSecret::class, 'isFromSite'],
        ]);
    }

    public function revoke(WP_REST_Request $request): array
    {
        $token = $request->get_param('refreshToken');
        $claims = is_string($token) ? FaustTokens::read($token, FaustTokens::REFRESH) : null;
        // The same for an unknown token: the caller wanted it revoked, and it is worth nothing.
        if ($claims === null || RevokedTokens::contains($token, $claims)) {
            return ['revoked' => true];
        }
        RevokedTokens::revoke($token, $claims);
        if ($request->get_param('everywhere') !== true) {
            return ['revoked' => true];
        }
        RevokedTokens::revokeAllOf($claims['user']);
        WP_Session_Tokens::get_instance($claims['user'])->destroy_all();
        return ['revoked' => true, 'everywhere' => true];
    }

    /**
     * Refuses a revoked refresh token as FaustWP refuses an invalid one.
     *
     * @param mixed $result
     * @param WP_REST_Request $request
     */
    public function refuseRevoked($result, $request, $route)
    {
        $token = $request->get_param('refreshToken');
        if ($result !== null || !is_string($token) || preg_match('#^/(?:faustwp|wpac)/v1/authorize$#', $route) !== 1) {
            return $result;
        }
        $claims = FaustTokens::read(trim($token), FaustTokens::REFRESH);
        return $claims !== null && RevokedTokens::contains(trim($token), $claims)
            ? new WP_Error('invalid_request', 'Invalid authorization code or refresh token.')
            : null;
    }

    /** @param mixed $userId */
    public function forgetRevoked($userId)
    {
        $header = ServerVariable::named('HTTP_AUTHORIZATION') ?: ServerVariable::named('REDIRECT_HTTP_AUTHORIZATION');
        $token = explode(' ', trim($header))[1] ?? '';
        $claims = $token === '' ? null : FaustTokens::read($token, FaustTokens::ACCESS);
        $isRevoked = $claims !== null && $claims['user'] === (int) $userId && RevokedTokens::contains($token, $claims);
        return $isRevoked ? false : $userId;
    }
}
