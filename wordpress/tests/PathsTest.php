<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Routing\Redirects\RankMathRules;
use Headwater\Routing\Redirects\YoastRules;
use Headwater\Site\SitePath;
use PHPUnit\Framework\TestCase;

final class PathsTest extends TestCase
{
    /** @dataProvider urls */
    public function testReadsThePathThatTheSiteHas(string $url, string $home, ?string $path): void
    {
        self::assertSame($path, SitePath::of($url, $home));
    }

    public static function urls(): array
    {
        return [
            ['https://cms.test/products/pumps/', 'https://cms.test/', '/products/pumps/'],
            ['https://www.test/products', 'https://cms.test/', '/products/'],
            ['https://cms.test', 'https://cms.test/', '/'],
            ['/%e3%83%9d%e3%83%b3%e3%83%97/', 'https://cms.test/', '/ポンプ/'],
            ['https://cms.test/wp/about/', 'https://cms.test/wp/', '/about/'],
            ['https://cms.test/wp', 'https://cms.test/wp/', '/'],
            ['https://cms.test/wpump/', 'https://cms.test/wp/', '/wpump/'],
            ['https://cms.test/?p=12', 'https://cms.test/', null],
            ['https:///', 'https://cms.test/', null],
        ];
    }

    public function testFindsARuleOfYoast(): void
    {
        $rules = [
            'old' => ['url' => 'new/page', 'type' => 301],
            '/away/' => ['url' => 'https://other.test/', 'type' => 302],
            'gone' => ['url' => '', 'type' => 410],
        ];
        self::assertSame('/new/page', YoastRules::find($rules, '/old/'));
        self::assertSame('https://other.test/', YoastRules::find($rules, '/away/'));
        self::assertNull(YoastRules::find($rules, '/gone/'));
        self::assertNull(YoastRules::find($rules, '/other/'));
    }

    public function testFindsAnExactSourceOfRankMath(): void
    {
        $sources = [['pattern' => 'old/', 'comparison' => 'contains'], ['pattern' => 'Older', 'comparison' => 'exact']];
        self::assertTrue(RankMathRules::hasSource($sources, '/older/'));
        self::assertFalse(RankMathRules::hasSource($sources, '/old/'));
    }
}
