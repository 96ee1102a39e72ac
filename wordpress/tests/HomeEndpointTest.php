<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Site\HomeEndpoint;
use PHPUnit\Framework\TestCase;

final class HomeEndpointTest extends TestCase
{
    /** @dataProvider requests */
    public function testTheEndpointIsBelowTheHomeUrl(bool $ofWpgraphql, string $uri, bool $expected): void
    {
        $_SERVER['REQUEST_URI'] = $uri;
        self::assertSame($expected, (new HomeEndpoint())->isGraphql($ofWpgraphql));
        unset($_SERVER['REQUEST_URI']);
    }

    public static function requests(): array
    {
        return [
            'the endpoint' => [false, '/graphql', true],
            'with a slash' => [false, '/graphql/', true],
            'with parameters' => [false, '/graphql?query=%7B__typename%7D', true],
            'what WPGraphQL takes for its own' => [true, '/index.php?graphql', true],
            'a page' => [false, '/about/', false],
            'a page below it' => [false, '/graphql/about/', false],
            'a page of that name' => [false, '/about/graphql/', false],
            'the front page' => [false, '/', false],
            'a broken URL' => [false, '///', false],
            'no URL' => [false, '', false],
        ];
    }
}
