<?php

declare(strict_types=1);

namespace Headwater\Tests;

use Headwater\Routing\Redirects\RankMathRules;
use Headwater\Routing\Redirects\RedirectionRules;
use Headwater\Routing\Redirects\WrittenRule;
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

    public function testTellsTheRulesOfYoast(): void
    {
        $rules = YoastRules::list([
            'old' => ['url' => 'new', 'type' => 302],
            'gone' => ['url' => '', 'type' => 410],
        ], false);
        self::assertSame(
            [['/old', '/new', 302, false], ['/gone', '', 410, false]],
            array_map([self::class, 'parts'], $rules)
        );
    }

    public function testTellsTheRulesOfRedirection(): void
    {
        $row = static fn (array $more): object => (object) ($more + [
            'id' => '7', 'url' => '/old', 'regex' => '0', 'action_type' => 'url', 'action_code' => '301',
            'action_data' => '/new/', 'match_type' => 'url',
        ]);
        $parts = static fn (array $more): array => self::parts(RedirectionRules::rule($row($more)));
        self::assertSame(['/old', '/new/', 301, false], $parts([]));
        self::assertSame(['^/a', '/new/', 301, true], $parts(['url' => '^/a', 'regex' => '1']));
        self::assertSame(['/old', '', 410, false], $parts(['action_type' => 'error', 'action_code' => '410']));
        $login = RedirectionRules::rule($row(['match_type' => 'login', 'action_data' => 'a:1:{}']))->jsonSerialize();
        self::assertSame('it depends on more than the URL (login)', $login['unsupported']);
        $random = RedirectionRules::rule($row(['action_type' => 'random']))->jsonSerialize();
        self::assertStringContainsString('random', $random['unsupported']);
    }

    public function testTellsTheRulesOfRankMath(): void
    {
        $row = (object) ['id' => '3', 'url_to' => 'https://x.test/new', 'header_code' => '301'];
        $from = static fn (string $comparison, string $pattern): ?array => self::partsOrNull(
            RankMathRules::rule(['comparison' => $comparison, 'pattern' => $pattern], $row)
        );
        self::assertSame(['/old.php', 'https://x.test/new', 301, false], $from('exact', 'old.php'));
        self::assertSame(['old\\.php', 'https://x.test/new', 301, true], $from('contains', 'old.php'));
        self::assertSame(['^/old', 'https://x.test/new', 301, true], $from('start', '/old'));
        self::assertSame(['\\.html$', 'https://x.test/new', 301, true], $from('end', '.html'));
        self::assertNull($from('unknown', 'old'));
    }

    public function testTakesTheFolderOfWordPressOutOfPaths(): void
    {
        self::assertSame('/old/', WrittenRule::sitePath('/wp/old/', '/wp'));
        self::assertSame('/wpump/', WrittenRule::sitePath('/wpump/', '/wp'));
        self::assertSame('//other.test/', WrittenRule::sitePath('//other.test/', ''));
        self::assertSame('', WrittenRule::sitePath('', '/wp'));
    }

    private static function parts(WrittenRule $rule): array
    {
        ['from' => $from, 'to' => $to, 'status' => $status, 'isPattern' => $isPattern] = $rule->jsonSerialize();
        return [$from, $to, $status, $isPattern];
    }

    private static function partsOrNull(?WrittenRule $rule): ?array
    {
        return $rule === null ? null : self::parts($rule);
    }
}
