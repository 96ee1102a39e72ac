<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Site\BasicAuth;
use PHPUnit\Framework\TestCase;

final class BasicAuthTest extends TestCase
{
    /** @var array<mixed> */
    private array $server;

    protected function setUp(): void
    {
        $this->server = $_SERVER;
    }

    protected function tearDown(): void
    {
        $_SERVER = $this->server;
    }

    /** @dataProvider authorizations */
    public function testTheSitesAuthorizationReplacesTheOneOfTheWebServer(?string $own, array $seen): void
    {
        $_SERVER = ['HTTP_AUTHORIZATION' => 'Basic staging', 'REDIRECT_HTTP_AUTHORIZATION' => 'Basic staging']
            + ['PHP_AUTH_USER' => 'ada', 'PHP_AUTH_PW' => 'staging', 'REQUEST_URI' => '/graphql'];
        $_SERVER += $own === null ? [] : ['HTTP_X_HEADWATER_AUTHORIZATION' => $own];
        $before = $_SERVER;
        BasicAuth::stepAside();
        unset($_SERVER['HTTP_X_HEADWATER_AUTHORIZATION'], $_SERVER['REQUEST_URI']);
        self::assertEquals($own === null ? array_diff_key($before, ['REQUEST_URI' => '']) : $seen, $_SERVER);
    }

    public static function authorizations(): array
    {
        $basic = 'Basic ' . base64_encode('ck_1:it\'s "a:b\\"');
        return [
            'a request of someone else' => [null, []],
            'a request without its own' => ['', ['HTTP_AUTHORIZATION' => '']],
            'an editor\'s token' => ['Bearer abc', ['HTTP_AUTHORIZATION' => 'Bearer abc']],
            'keys of Gravity Forms' => [$basic, ['HTTP_AUTHORIZATION' => $basic]
                + ['PHP_AUTH_USER' => 'ck_1', 'PHP_AUTH_PW' => 'it\'s "a:b\\"']],
            'keys without a password' => ['Basic Y2tfMQ==', ['HTTP_AUTHORIZATION' => 'Basic Y2tfMQ==']
                + ['PHP_AUTH_USER' => 'ck_1', 'PHP_AUTH_PW' => '']],
            'no base64' => ['Basic "x"', ['HTTP_AUTHORIZATION' => 'Basic "x"']],
        ];
    }
}
