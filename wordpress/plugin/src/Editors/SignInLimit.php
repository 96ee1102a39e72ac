<?php

declare(strict_types=1);

namespace Headwater\Editors;

use Headwater\Feature;
use Headwater\Site\ServerVariable;
use Headwater\Site\SharedSecret;

defined('ABSPATH') || exit;

/**
 * Limits sign-ins with a password through GraphQL, per visitor of the site, and refuses all of them in the same words:
 * WordPress says whether it knows the name. All connections come from the site, which names the visitor.
 */
final class SignInLimit implements Feature
{
    public const REFUSAL = 'The username or password is incorrect.';

    private const MUTATION = 'generateauthorizationcode';
    /** One account from one visitor. */
    private const PER_ACCOUNT = 5;
    /** All accounts from one visitor. */
    private const PER_VISITOR = 30;
    private const STORED_SECONDS = 3600;

    public function register(): void
    {
        add_filter('graphql_pre_mutate_and_get_payload', [$this, 'refuseTooMany'], 5, 4);
        add_filter('graphql_mutation_payload', [$this, 'inOneText'], 10, 3);
    }

    /**
     * @param mixed $payload
     * @param mixed $input
     */
    public function refuseTooMany($payload, $mutation, $callback, $input)
    {
        if ($payload !== null || !self::isSignIn($mutation)) {
            return $payload;
        }
        [$account, $visitor] = self::keys((array) $input);
        $wait = self::begin($account, self::PER_ACCOUNT) ?: self::begin($visitor, self::PER_VISITOR);
        if ($wait > 0) {
            // Attempts with made-up names count, too: this says nothing of the account.
            return ['code' => null, 'error' => "Too many attempts. Please try again in $wait seconds."];
        }
        if (!self::isKnown((array) $input)) {
            // The work of checking a password, which would otherwise tell by its time that the name exists.
            wp_hash_password((string) ($input['password'] ?? ''));
        }
        return null;
    }

    /**
     * @param mixed $payload
     * @param mixed $input
     */
    public function inOneText($payload, $mutation, $input)
    {
        if (!self::isSignIn($mutation) || !is_array($payload)) {
            return $payload;
        }
        if (!empty($payload['error'])) {
            $payload['error'] = self::REFUSAL;
        } elseif (!empty($payload['code'])) {
            delete_transient(self::keys((array) $input)[0]);
        }
        return $payload;
    }

    private static function begin(string $key, int $limit): int
    {
        $attempts = new Attempts((array) (get_transient($key) ?: []));
        $wait = $attempts->begin(time(), $limit);
        set_transient($key, $attempts->stored(), self::STORED_SECONDS);
        return $wait;
    }

    /** @return string[] names of the stored attempts: of the account, of the visitor */
    private static function keys(array $input): array
    {
        $visitor = SharedSecret::headerFromSite('x-headwater-visitor') ?: ServerVariable::named('REMOTE_ADDR');
        $account = strtolower(trim((string) ($input['email'] ?? $input['username'] ?? '')));
        return ['headwater_login_' . md5("$visitor $account"), 'headwater_login_' . md5($visitor)];
    }

    private static function isKnown(array $input): bool
    {
        return isset($input['email'])
            ? get_user_by('email', (string) $input['email']) !== false
            : get_user_by('login', (string) ($input['username'] ?? '')) !== false;
    }

    /** @param mixed $mutation */
    private static function isSignIn($mutation): bool
    {
        return is_string($mutation) && strtolower($mutation) === self::MUTATION;
    }
}
