<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Content\AbsentContent;
use PHPUnit\Framework\TestCase;

final class AbsentContentTest extends TestCase
{
    /**
     * @dataProvider responses
     * @param mixed $response
     */
    public function testSmartCacheKeepsNoResponseThatSomethingIsAbsent($response, bool $isKept): void
    {
        $GLOBALS['doneActions'] = [];
        $content = new AbsentContent();
        $content->noteKey('stored');
        $content->forget($response);
        // Without Smart Cache, or with a mutation, there is no key.
        $content->forget($response);
        $forgotten = [['wpgraphql_cache_purge_nodes', 'headwater:absent', ['stored']]];
        self::assertSame($isKept ? [] : $forgotten, $GLOBALS['doneActions']);
    }

    public static function responses(): array
    {
        return [
            'a path without content' => [(object) ['data' => ['nodeByUri' => null]], false],
            'one part of several' => [['data' => ['page' => ['id' => 1], 'menu' => null]], false],
            'content' => [(object) ['data' => ['nodeByUri' => ['id' => 1, 'uri' => null]]], true],
            'an error' => [(object) ['data' => null, 'errors' => []], true],
        ];
    }
}
