<?php

declare(strict_types=1);

namespace Headwater\Editors;

use Headwater\Feature;
use Headwater\Site\ServerVariable;
use Headwater\Site\SharedSecret;
use Normalizer;
use WP_User;

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
        if (self::userOf((array) $input) === null) {
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
        $visitor = SharedSecret::headerFromSite('x-headwater-visitor')
            ?: self::network(ServerVariable::named('REMOTE_ADDR'));
        $user = self::userOf($input);
        // By the account, so that its username and its email address do not get five attempts each.
        $account = $user === null ? self::normalized(self::nameIn($input)) : "#{$user->ID}";
        return ['headwater_login_' . md5("$visitor $account"), 'headwater_login_' . md5($visitor)];
    }

    /** What a household has of its own: an IPv4 address, or the first half of an IPv6 address. */
    private static function network(string $address): string
    {
        $bytes = strpos($address, ':') === false ? false : inet_pton($address);
        return $bytes === false ? $address : bin2hex(substr($bytes, 0, 8));
    }

    private static function nameIn(array $input): string
    {
        return (string) ($input['email'] ?? $input['username'] ?? '');
    }

    private static function userOf(array $input): ?WP_User
    {
        return get_user_by(isset($input['email']) ? 'email' : 'login', self::nameIn($input)) ?: null;
    }

    /** Names that WordPress and its database take for the same. */
    private static function normalized(string $name): string
    {
        $composed = class_exists(Normalizer::class) ? Normalizer::normalize($name, Normalizer::FORM_KC) : $name;
        return strtolower(trim(sanitize_user(is_string($composed) ? $composed : $name)));
    }

    /** @param mixed $mutation */
    private static function isSignIn($mutation): bool
    {
        return is_string($mutation) && strtolower($mutation) === self::MUTATION;
    }
}
