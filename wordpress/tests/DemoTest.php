<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Demo\DemoContent;
use Headwater\Demo\PlainSvg;
use PHPUnit\Framework\TestCase;
use RuntimeException;

final class DemoTest extends TestCase
{
    /** @dataProvider drawings */
    public function testTellsDrawingsFromPrograms(string $svg, bool $isPlain): void
    {
        self::assertSame($isPlain, PlainSvg::isPlain($svg));
    }

    public static function drawings(): array
    {
        return [
            ['<svg xmlns="http://www.w3.org/2000/svg"><g><path d="M0 0" stroke="#fff"/></g></svg>', true],
            ['<svg><title>A pump</title><circle r="1"/></svg>', true],
            ['<svg onload="alert(1)"/>', false],
            ['<svg><path ONLOAD = "alert(1)"/></svg>', false],
            ['<svg><script>alert(1)</script></svg>', false],
            ["<svg><\nscript>alert(1)</script></svg>", false],
            ['<svg><a href="javascript:alert(1)">x</a></svg>', false],
            ['<svg><use xlink:href="#a"/></svg>', false],
            ['<svg><foreignObject><p/></foreignObject></svg>', false],
            ['<svg><rect style="fill:url(https://x.test/)"/></svg>', false],
            ['<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>', false],
            ['<?xml-stylesheet href="x.css"?><svg/>', false],
            ['plain text', false],
        ];
    }

    public function testRefusesWhatIsNoContent(): void
    {
        self::assertCount(1, DemoContent::fromJson('{"version":1,"items":[{"kind":"user","key":"a"}]}')->items);
        $withoutKey = '{"version":1,"items":[{"kind":"user"}]}';
        foreach (['', 'x', '[]', '{"version":2,"items":[]}', '{"version":1}', $withoutKey] as $json) {
            try {
                DemoContent::fromJson($json);
                self::fail("$json was taken.");
            } catch (RuntimeException $error) {
                self::assertStringStartsWith('content.json', $error->getMessage());
            }
        }
    }
}
