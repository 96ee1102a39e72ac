<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Routing\Redirects\RankMathRules;
use Headwater\Routing\Redirects\RedirectionRules;
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
        $source = static fn (string $pattern, string $ignore = '', string $comparison = 'exact'): array => [
            ['ignore' => $ignore, 'pattern' => $pattern, 'comparison' => $comparison],
        ];
        self::assertTrue(RankMathRules::hasSource($source('Older'), '/Older/'));
        self::assertFalse(RankMathRules::hasSource($source('Older'), '/older/'));
        self::assertTrue(RankMathRules::hasSource($source('Größe', 'case'), '/größe/'));
        self::assertTrue(RankMathRules::hasSource($source('%E3%83%9D/'), '/ポ/'));
        self::assertFalse(RankMathRules::hasSource($source('old/', '', 'contains'), '/old/'));
        self::assertFalse(RankMathRules::hasSource(['broken', []], '/old/'));
    }

    /** @dataProvider pathsOfRedirection */
    public function testKnowsHowRedirectionStoresAPath(string $path, string $stored): void
    {
        self::assertSame($stored, RedirectionRules::storedPath($path));
    }

    public static function pathsOfRedirection(): array
    {
        return [
            ['/Old/Page/', '/old/page'],
            ['/', '/'],
            ['/ポンプ/', '/%e3%83%9d%e3%83%b3%e3%83%97'],
            ['/a b/(c)@d,e/', '/a%20b/(c)@d,e'],
            ['/Öl/', '/%c3%96l'],
        ];
    }

    public function testFindsARuleOfYoastForAnotherAlphabet(): void
    {
        $rule = ['url' => 'new', 'type' => 301];
        self::assertSame('/new', YoastRules::find(['%E3%83%9D' => $rule], '/ポ/'));
        self::assertSame('/new', YoastRules::find(['ポ/' => $rule], '/ポ/'));
    }
}
